import type {SearchFailure} from '../types';

/** True for an author who runs `npm run dev` before the first build; readers are told nothing of builds. */
export function isUnbuilt(reason: SearchFailure): boolean {
  return process.env.NODE_ENV === 'development' && reason === 'unbuilt';
}
