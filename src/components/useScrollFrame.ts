import {useEffect} from 'react';

/**
 * Calls a function in the next frame, and in the frame after each scroll of the page.
 * @param update keeps its identity from render to render
 */
export function useScrollFrame(update: () => void): void {
  useEffect(() => {
    let frame = 0;
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    schedule();
    document.addEventListener('scroll', schedule, {passive: true});
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule);
    };
  }, [update]);
}
