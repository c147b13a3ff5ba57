import path from 'node:path';
import {glossaryTerms} from '../data/glossary';
import {installerMessages as messages} from '../data/installer-messages';
import {allReturnCodes} from '../data/return-codes';
import {stopReasons as reasons} from '../data/stop-reasons';
import {autoImport} from './autoImport';
import {checkedFrontMatter} from './frontMatter';
import {glossary} from './glossary';
import {installerMessages} from './installerMessages';
import {noCompileTimeElements} from './noCompileTimeElements';
import {platformSwitch} from './platformSwitch';
import {returnCodes} from './returnCodes';
import {stopReasons} from './stopReasons';

const compileTimeNames = ['ReturnCodes', 'InstallerMessages', 'StopReasons', 'Glossary', 'Term'];

/**
 * What makes the author components work in every page and partial: the data is put in first, then
 * the components that are left are imported. They run before the plugins of Docusaurus, so that
 * links and headings they add are treated like those of an author.
 *
 * Each carries its options inside, and not beside it in the config: Docusaurus writes the whole
 * config, with every option that JSON can hold, into the main bundle of the site.
 */
export const authorPlugins = [
  () => noCompileTimeElements({names: compileTimeNames}),
  () => platformSwitch(),
  () => returnCodes({codes: allReturnCodes}),
  () => installerMessages({messages}),
  () => stopReasons({reasons}),
  () => glossary({terms: glossaryTerms}),
  () =>
    autoImport({
      directory: path.resolve(__dirname, '../components'),
      importFrom: '@site/src/components',
      globals: ['Head', 'Details'],
    }),
];

/** How the front matter of every page is read and checked. */
export const parseFrontMatter = checkedFrontMatter(path.resolve(__dirname, '../../docs'));
