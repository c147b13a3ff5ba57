import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface PluginOptions {
  id: string;
  /** Off where the host compresses by itself and would only carry the copies along. */
  enabled: boolean;
}

export type Options = Partial<PluginOptions>;

const optionsSchema = Joi.object<PluginOptions>({enabled: Joi.boolean().default(true)});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
