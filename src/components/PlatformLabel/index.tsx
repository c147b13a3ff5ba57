import {platforms, type PlatformId, type PlatformLabels} from '@site/src/data/platforms';
import {Fragment, type ReactNode} from 'react';

type TextLabel = {
  [Key in keyof PlatformLabels]: PlatformLabels[Key] extends string ? Key : never;
}[keyof PlatformLabels];

/** How the manual prints each kind of label: files as code, words on the screen bold. */
const forms: Readonly<Partial<Record<TextLabel, 'code' | 'strong'>>> = {
  extension: 'code',
  folder: 'code',
  templatesFolder: 'code',
  button: 'strong',
  option: 'strong',
  permission: 'strong',
  dllTab: 'strong',
  removeMenu: 'strong',
  bottomPanel: 'strong',
  templateMenu: 'strong',
  historyTab: 'strong',
};

interface Props {
  /** Which label of `src/data/platforms.ts`. */
  readonly of: TextLabel;
  /** Left out on pages for both platforms: the labels of both are shown, each with its platform. */
  readonly platform?: PlatformId;
  /** Continues the label, as in `MQL5` + `\Experts`. */
  readonly then?: string;
}

/** A word that differs between the platforms, in the form the manual prints it. */
export default function PlatformLabel({of, platform, then = ''}: Props): ReactNode {
  const Form = forms[of] ?? Fragment;
  const shown = platform ? [platforms[platform]] : Object.values(platforms);
  return shown.map((labels, index) => (
    <Fragment key={labels.id}>
      {index > 0 && ' or '}
      <Form>{labels[of] + then}</Form>
      {!platform && ` (${labels.short})`}
    </Fragment>
  ));
}
