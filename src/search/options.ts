import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {HostedSettings} from './hostedSettings';

export interface PluginOptions {
  id: string;
  /** Algolia; without it the embedded index answers. */
  hosted: HostedSettings | undefined;
}

export type Options = Partial<PluginOptions>;

const optionsSchema = Joi.object<PluginOptions>({
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
