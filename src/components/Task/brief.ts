import {createContext} from 'react';

/** Whether only the sentences of the steps are wanted, as on the printed list. */
export const Brief = createContext(false);
