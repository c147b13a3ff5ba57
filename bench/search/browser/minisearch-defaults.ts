import {exposeMiniSearch} from './minisearch';

exposeMiniSearch();
