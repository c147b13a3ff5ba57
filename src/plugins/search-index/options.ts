import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {HostedSettings} from './readHostedSettings';
import type {Manual} from './types';

export interface PluginOptions {
  id: string;
  /** Name of the index: it also names the readers' recent searches and favourites. */
  indexName: string;
  /** File of the embedded index inside the output folder. */
  filename: string;
  /** Path of the search page, without the base URL. */
  searchPagePath: string;
  /** The manuals of the site. Pages in none of them stand under the title of the site. */
  manuals: Manual[];
  /** Algolia; without it the embedded index answers. */
  hosted: HostedSettings | undefined;
}

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS = {
  id: 'default',
  indexName: 'manual',
  filename: 'search-index.json',
  searchPagePath: 'search',
  manuals: [],
  hosted: undefined,
} satisfies PluginOptions;

const manualSchema = Joi.object<Manual>({
  label: Joi.string().required(),
  product: Joi.string().allow(null).required(),
  paths: Joi.array().items(Joi.string().pattern(/^\//, 'starts with "/"')).min(1).required(),
});

const optionsSchema = Joi.object<PluginOptions>({
  indexName: Joi.string().default(DEFAULT_OPTIONS.indexName),
  filename: Joi.string()
    .pattern(/\.json$/, 'ends with ".json"')
    .default(DEFAULT_OPTIONS.filename),
  searchPagePath: Joi.string()
    .pattern(/^[^/].*[^/]$/, 'no "/" at its ends')
    .default(DEFAULT_OPTIONS.searchPagePath),
  manuals: Joi.array().items(manualSchema).default(DEFAULT_OPTIONS.manuals),
  hosted: Joi.object({
    appId: Joi.string().required(),
    apiKey: Joi.string().required(),
    indexName: Joi.string().required(),
  }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
