import {createContext, useContext} from 'react';

/** What the parts of the modal can do with it. */
export interface ModalActions {
  close: () => void;
}

export const ModalContext = createContext<ModalActions | null>(null);

/** @throws outside the modal */
export function useModalActions(): ModalActions {
  const actions = useContext(ModalContext);
  if (!actions) {
    throw new Error('useModalActions works only inside the search modal.');
  }
  return actions;
}
