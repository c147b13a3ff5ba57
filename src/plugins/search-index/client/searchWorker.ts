import {expose, proxy} from 'comlink';
import type {SearchIndexFile} from '../types';
import {startEngine} from './searchEngine';

/** What `startWorkerEngine` calls: the engine for an index file. */
const start = async (file: SearchIndexFile) => proxy(await startEngine(Promise.resolve(file)));

export type Start = typeof start;

expose(start);
