import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {MovedAddress} from '../data/redirects';
import type {HostedSettings} from '../search/hostedSettings';

export interface PluginOptions {
  readonly id: string;
  /** Algolia; undefined if the search uses the index of the build. */
  readonly hosted: HostedSettings | undefined;
  /** Values of the `style` attributes that pages may have, letter by letter. */
  readonly styleAttributes: readonly string[];
  /** Texts of the `<style>` elements that scripts may add to a page, letter by letter. */
  readonly styleElements: readonly string[];
  /** Addresses that went. */
  readonly redirects: readonly MovedAddress[];
  /** Whether the host looks for pages in a way of its own, which we cannot configure. */
  readonly isManagedHost: boolean;
}

export type Options = Partial<PluginOptions>;

const texts = Joi.array().items(Joi.string()).default([]);

const optionsSchema = Joi.object<PluginOptions>({
  hosted: Joi.object(),
  styleAttributes: texts,
  styleElements: texts,
  redirects: Joi.array().default([]),
  isManagedHost: Joi.boolean().default(false),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
