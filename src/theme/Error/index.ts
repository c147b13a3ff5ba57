/**
 * Replaces core 3.7.0's fallback `@theme/Error`, which shows "This page crashed" without its full stop and
 * renders the layout once more, which may be what crashed. This one is the screen that the layout shows
 * around a page that crashed.
 */
export {default} from '@theme/ErrorPageContent';
