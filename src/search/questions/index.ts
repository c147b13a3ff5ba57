import {pageOf} from '../../data/pages';
import {sharedPathOf} from '../server/createRecords';
import {attachEa} from './attach-ea';
import {basics} from './basics';
import {downloads} from './downloads';
import {drawdown} from './drawdown';
import {errorCodes} from './error-codes';
import {faqMaintenance} from './faq-maintenance';
import {faqSettings} from './faq-settings';
import {faqSetup} from './faq-setup';
import {installEa} from './install-ea';
import {installerErrors} from './installer-errors';
import {noConnection} from './no-connection';
import {prepareChart} from './prepare-chart';
import {presets} from './presets';
import {release6} from './release-6';
import {settings} from './settings';
import {support} from './support';
import {tooManyOpenPositions} from './too-many-open-positions';
import type {Questions} from './types';
import {updates} from './updates';
import {welcome} from './welcome';
import {welcomeLandingOnly} from './welcome-landing-only';

/** The questions of each page, by its path. Pages that differ only by product and platform have them together. */
export const questionsByPath: Readonly<Record<string, Questions>> = {
  '/docs/basics/': basics,
  '/docs/{landing}/': welcomeLandingOnly,
  '/docs/{product}/': welcome,
  '/docs/{product}/configuration/presets': presets,
  '/docs/{product}/configuration/settings': settings,
  '/docs/{product}/drawdown': drawdown,
  '/docs/{product}/{platform}/setup/attach_ea': attachEa,
  '/docs/{product}/{platform}/setup/install_ea': installEa,
  '/docs/{product}/{platform}/setup/prepare_chart': prepareChart,
  '/docs/support/': support,
  '/docs/support/faq/maintenance': faqMaintenance,
  '/docs/support/faq/settings': faqSettings,
  '/docs/support/faq/setup': faqSetup,
  '/docs/support/resources/downloads': downloads,
  '/docs/support/troubleshooting/error-codes': errorCodes,
  '/docs/support/troubleshooting/installer-errors': installerErrors,
  '/docs/support/troubleshooting/metatrader/no-connection': noConnection,
  '/docs/support/troubleshooting/too-many-open-positions': tooManyOpenPositions,
  '/docs/support/updates/': updates,
  '/docs/support/updates/v6-06-23-2025': release6,
};

/** Returns the questions of a page by its path. `{landing}` stands for a product that has a landing page only. */
export function questionsOf(path: string): Questions {
  const page = pageOf(path);
  const product = page.product?.scope === 'landing' ? '{landing}' : '{product}';
  const place = page.platform ? `${product}/{platform}` : product;
  return questionsByPath[path] ?? questionsByPath[`/docs/${place}/${sharedPathOf(page)}`] ?? {};
}
