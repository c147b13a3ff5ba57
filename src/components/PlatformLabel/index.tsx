import {platformList, platforms, type PlatformId, type PlatformLabels} from '../../data/platforms';
import {Fragment, type ReactNode} from 'react';

type Form = (props: {children: string}) => ReactNode;

const code: Form = ({children}) => <code translate="no">{children}</code>;
const bold: Form = ({children}) => <strong translate="no">{children}</strong>;
const plain: Form = ({children}) => children;

/** How each label is formatted. Labels without an entry are plain text. */
const forms: Readonly<Partial<Record<keyof PlatformLabels, Form>>> = {
  extension: code,
  folder: code,
  button: bold,
  permission: bold,
  historyTab: bold,
  reportMenu: bold,
  loadedTab: bold,
};

interface Props {
  /** Key of a label in `src/data/platforms.ts`. */
  readonly of: keyof PlatformLabels;
  /** Leave it out on pages for both platforms, to show both labels, each with its platform. */
  readonly platform?: PlatformId;
  /** Appended to the label, as in `MQL5` + `\Experts`. */
  readonly then?: string;
  /** Whether the label is plain text, as inside quotation marks. */
  readonly isPlain?: boolean;
}

/** A label that differs between the platforms, formatted the same everywhere in the manual. */
export default function PlatformLabel({of, platform, then = '', isPlain}: Props): ReactNode {
  const Form = (!isPlain && forms[of]) || plain;
  const shown = platform ? [platforms[platform]] : platformList;
  return shown.map((labels, index) => (
    <Fragment key={labels.id}>
      {index > 0 && ' or '}
      <Form>{labels[of] + then}</Form>
      {!platform && ` (${labels.short})`}
    </Fragment>
  ));
}
