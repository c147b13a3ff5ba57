import {ERROR_CODES} from '../../data/supportPages';

const QUESTIONS = '/docs/support/faq/setup';

/** A link of the home page. */
interface HomeLink {
  readonly label: string;
  readonly to: string;
}

/** A line of the terminal's logs that leads to its answer. */
interface LogLine extends HomeLink {
  /** The id of its row in the tables of messages, from which a test knows that the terminal prints it. */
  readonly row: string;
  /** The line as it is printed, with example names: what comes before the words to look for, and these words. */
  readonly printed: readonly [before: string, words: string];
}

/** Our guess at the lines that most readers find in their logs. Replace it when you have statistics. */
export const logLines: readonly LogLine[] = [
  {
    row: 'mt5-10027',
    printed: ['failed market buy 0.10 EURUSD ', '[AutoTrading disabled by client]'],
    label: '10027: the EA isn’t allowed to trade',
    to: `${ERROR_CODES}#error-10027`,
  },
  {
    row: 'mt4-130',
    printed: ['OrderSend error ', '130'],
    label: '130: the stops are refused',
    to: `${ERROR_CODES}#error-130`,
  },
  {
    row: 'log-no-connection',
    printed: ['', 'no connection to YourBroker-Server'],
    label: 'No connection',
    to: '/docs/support/troubleshooting/metatrader/no-connection',
  },
  {
    row: 'log-expert-removed',
    printed: ['', 'expert YourEA (EURUSD,H1) removed'],
    label: 'The EA disappeared',
    to: `${QUESTIONS}#ea-disappeared`,
  },
];

/** For readers whose log says something else, or nothing. */
export const otherLines: readonly HomeLink[] = [
  {label: 'Another message', to: ERROR_CODES},
  {label: 'No message, but the EA doesn’t trade', to: `${QUESTIONS}#attached-but-not-trading`},
];

/** The step before the first task of the setup. */
export const firstStep: HomeLink = {
  label: 'Get MetaTrader and an account',
  to: '/docs/support/resources/downloads#the-terminals',
};
