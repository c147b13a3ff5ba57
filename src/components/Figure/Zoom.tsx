import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './zoom.module.css';

interface ZoomProps {
  /** Short name of the picture. */
  readonly label: string;
  /** The picture as an `<svg>` without a size of its own. */
  readonly children: ReactNode;
}

/** A button that shows a picture as large as the window; the browser's own dialog minds the focus. */
export default function Zoom({label, children}: ZoomProps): ReactNode {
  const isBrowser = useIsBrowser();
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal();
    }
  }, [isOpen]);
  return (
    <div className={styles.place}>
      {isBrowser && (
        <button
          type="button"
          className={styles.button}
          aria-label={`Enlarge: ${label}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Enlarge
        </button>
      )}
      {isOpen && (
        <dialog
          ref={dialog}
          className={styles.dialog}
          aria-label="Enlarged picture"
          onClose={() => setOpen(false)}
        >
          <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
            Close
          </button>
          <div
            className={styles.sheet}
            role="region"
            aria-label="Picture, which scrolls"
            tabIndex={0}
          >
            <div role="img" aria-label={label}>
              {children}
            </div>
          </div>
        </dialog>
      )}
    </div>
  );
}
