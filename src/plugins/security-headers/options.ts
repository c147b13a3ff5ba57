import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface PluginOptions {
  id: string;
  /** Origins that scripts may ask beside the site's own. */
  connectTo: string[];
  /** Values of the `style` attributes that pages may carry, letter by letter. */
  styleAttributes: string[];
}

export type Options = Partial<PluginOptions>;

const optionsSchema = Joi.object<PluginOptions>({
  connectTo: Joi.array()
    .items(Joi.string().pattern(/^https:\/\/[\w.-]+$/, 'an https origin'))
    .default([]),
  styleAttributes: Joi.array().items(Joi.string()).default([]),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
