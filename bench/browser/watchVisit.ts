import {afterFrame} from './afterPaint';
import './watchLoad';

declare global {
  interface Window {
    /** Milliseconds from leaving a page until the heading of another one was painted. */
    navigationTime?: number | undefined;
    goBack?: () => void;
  }
}

/** What the reader leaves. Another document reads it. */
interface Leaving {
  /** Milliseconds of the clock. */
  at: number;
  heading: string;
}

const STORED = 'leaving';

const readHeading = () => document.querySelector('h1')?.textContent ?? '';

/** @param timeStamp of the event with which the reader leaves */
function leave({timeStamp}: {timeStamp: number}): void {
  window.navigationTime = undefined;
  const leaving: Leaving = {at: performance.timeOrigin + timeStamp, heading: readHeading()};
  sessionStorage.setItem(STORED, JSON.stringify(leaving));
  requestAnimationFrame(lookForHeading);
}

/** Looks in each frame for a heading that is not the old one. */
function lookForHeading(): void {
  const stored = sessionStorage.getItem(STORED);
  if (stored === null) {
    return;
  }
  const {at, heading} = JSON.parse(stored) as Leaving;
  if (['', heading].includes(readHeading())) {
    requestAnimationFrame(lookForHeading);
    return;
  }
  sessionStorage.removeItem(STORED);
  afterFrame(() => (window.navigationTime = performance.timeOrigin + performance.now() - at));
}

requestAnimationFrame(lookForHeading);
window.addEventListener('click', leave, {capture: true});
window.goBack = () => {
  leave({timeStamp: performance.now()});
  window.history.back();
};
