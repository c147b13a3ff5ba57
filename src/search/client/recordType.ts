import {LEVELS} from '../shared/indexFormat';
import type {RecordType} from '../types';

const TYPES: ReadonlySet<unknown> = new Set<RecordType>(LEVELS);

/** Whether a value from outside names a type of record. */
export function isRecordType(value: unknown): value is RecordType {
  return TYPES.has(value);
}
