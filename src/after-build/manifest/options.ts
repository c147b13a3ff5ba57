import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {BuildOptions} from '../types';

export type PluginOptions = BuildOptions & {id: string};

export type Options = Partial<BuildOptions>;

const texts = Joi.array().items(Joi.string()).default([]);

const optionsSchema = Joi.object<PluginOptions>({
  hosted: Joi.object(),
  styleAttributes: texts,
  styleElements: texts,
  isManagedHost: Joi.boolean().default(false),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
