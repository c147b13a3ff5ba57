import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import Icon from '../Icon';
import {useOverflow} from '../useOverflow';
import styles from './zoom.module.css';

interface ZoomProps {
  /** Short name of the picture. */
  readonly label: string;
  /** The picture as an `<svg>`. */
  readonly children: ReactNode;
}

interface Props extends ZoomProps {
  /** What the numbers in the picture mean. */
  readonly legend?: ReactNode;
}

/** The picture as large as the window, or larger: then it says that it can be moved. */
function Sheet({label, children}: ZoomProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const {fits, hasMore} = useOverflow(box);
  return (
    <>
      {fits === false && <p className={styles.hint}>Scroll sideways to see the whole picture.</p>}
      <div
        ref={box}
        className={styles.sheet}
        data-more={hasMore || undefined}
        role="region"
        aria-label="Picture that scrolls"
        tabIndex={0}
      >
        <div role="img" aria-label={label}>
          {children}
        </div>
      </div>
    </>
  );
}

/** A button that shows a picture as large as the window. The native `<dialog>` manages the focus. */
export default function Zoom({label, legend, children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    dialog.current?.showModal();
    // Keeps the wheel from scrolling the page behind.
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = '';
    };
  }, [isOpen]);
  return (
    isBrowser && (
      <>
        <button
          type="button"
          className={styles.enlarge}
          aria-label={`Enlarge: ${label}`}
          title="Enlarge"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon size={20} path="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
        </button>
        {isOpen && (
          <dialog
            ref={dialog}
            className={styles.dialog}
            aria-label="Enlarged picture"
            onClose={() => setOpen(false)}
          >
            <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
              Close
            </button>
            <Sheet label={label}>{children}</Sheet>
            {legend}
          </dialog>
        )}
      </>
    )
  );
}
