import {createContext} from 'react';

/**
 * Id of the heading before which narrow windows show the table of contents; undefined on pages that have
 * none.
 */
export const FirstSection = createContext<string | undefined>(undefined);
