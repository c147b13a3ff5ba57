import {createContext} from 'react';

/** Id of the heading before which narrow windows show the contents; undefined on pages without contents. */
export const FirstSection = createContext<string | undefined>(undefined);
