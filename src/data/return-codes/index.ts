import {mt4Runtime} from './mt4-runtime';
import {mt4Server} from './mt4-server';
import {mt5Runtime} from './mt5-runtime';
import {mt5Server} from './mt5-server';
import type {ReturnCode, ReturnCodeTable} from './types';
import {validateReturnCodes} from './validate';

function rowsOf({codes, ...shared}: ReturnCodeTable): ReturnCode[] {
  return codes.map((code) => ({...shared, ...code}));
}

/** Every return code of both platforms, in the order of their numbers. For the build only. */
export const allReturnCodes: readonly ReturnCode[] = [mt4Server, mt4Runtime, mt5Server, mt5Runtime]
  .flatMap(rowsOf)
  .sort((a, b) => a.code - b.code);

validateReturnCodes(allReturnCodes);
