import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface PluginOptions {
  id: string;
  /** Writes `x.html` beside `x/index.html`, for hosts without a configuration of ours. */
  pageCopies: boolean;
}

export type Options = Partial<PluginOptions>;

const optionsSchema = Joi.object<PluginOptions>({pageCopies: Joi.boolean().default(false)});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
