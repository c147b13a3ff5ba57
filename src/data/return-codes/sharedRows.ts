import {fullSteps, onceClosed, remedies, sendLog} from './remedies';
import type {ReturnCode} from './types';

/** What a row says: numbers of both platforms that mean the same have it from here. */
type Text = Pick<ReturnCode, 'meaning' | 'action'>;

const askForOtherAccount =
  'In the United States, you need an EA made for this rule. Elsewhere, ask your broker for an account without it.';

const notTrading = 'Trading isn’t affected.';

/** The rows that say the same on both platforms. */
export const sharedRows = {
  // Trading
  success: {meaning: 'Success. The request was carried out.', action: 'No action needed.'},
  tooFrequent: {
    meaning: 'Requests are being sent too close together.',
    action: `If it comes every few seconds, [pause the EA](/docs/support/faq/maintenance#pause-safely) now, because some brokers block such an account. Then ${sendLog}. If it comes less often, run fewer EAs on the account, but don’t remove one that has open positions.`,
  },
  invalidRequest: {
    meaning: 'The server can’t use a value in the request, such as the symbol or the order type.',
    action: `Compare the symbol’s name with **Market Watch**, and check the EA’s inputs. If they’re right, ${sendLog}.`,
  },
  noConnection: {
    meaning: 'The terminal has no connection to the trade server.',
    action: 'See [No connection](/docs/support/troubleshooting/metatrader/no-connection).',
  },
  invalidPrice: {
    meaning: 'The price in the request was wrong or out of date.',
    action: `If it came once, ignore it. If it comes with every order, check that the symbol has a price in **Market Watch**, and ${sendLog}.`,
  },
  invalidStops: {
    meaning:
      'A stop loss (SL), take profit (TP) or pending price is too close to the market, or on the wrong side.',
    action: `First look for [a position without a stop loss](/docs/support/faq/maintenance#no-stop-loss). Then compare the EA’s stop distances with **Stops level** in the **Specification**. ${fullSteps(130)}`,
  },
  invalidVolume: {
    meaning: 'The lot size is below the minimum, above the maximum, or not a multiple of the step.',
    action: `${onceClosed} enter a lot size that fits the symbol’s **Specification**. For example, a minimum of 0.10 and a step of 0.10 allow 0.20, but not 0.25. Don’t raise the risk just to get past the minimum: [how large can the lot be?](/docs/support/faq/settings#account-large-enough)`,
  },
  marketClosed: {
    meaning: 'The market for this symbol is closed.',
    action:
      'Change nothing in the EA. Wait for the symbol’s next session, which its **Specification** shows in [server time](/docs/support/faq/settings#server-time). Until then, nobody can [open or close anything](/docs/support/faq/maintenance#market-closed). If requests are refused during a session, ask your broker.',
  },
  tradeDisabled: {
    meaning: 'Trading is switched off for this symbol or account.',
    action:
      'Check [the password](/docs/support/faq/setup#which-password): with the investor password, nobody can trade. Then see [whether the symbol or the account is disabled](/docs/support/faq/setup#grey-buttons). If a position has to be closed, phone your broker.',
  },
  noMoney: {
    meaning: 'There isn’t enough free margin for the order.',
    action: `Compare the lot size with **Free margin** on the **Trade** tab. Wait until positions have closed. ${fullSteps(134)}`,
  },
  priceChanged: {
    meaning: 'The price moved while the request was on its way.',
    action: 'No action needed. The EA can try again.',
  },
  noPrice: {
    meaning: 'Your broker has no price for the request at the moment.',
    action:
      'Wait, then check the **Trade** tab before you repeat anything. If it comes back during the symbol’s session, ask your broker.',
  },
  serverBusy: {
    meaning: 'Your broker’s server is too busy at the moment.',
    action: 'Wait a few minutes. If it comes back, ask your broker.',
  },
  requote: {
    meaning: 'The price is no longer available, and a new one is offered.',
    action: `If it came once, ignore it. If it comes often, allow a little more [slippage or deviation](/docs/support/faq/settings#slippage) [once the EA has no open positions](/docs/support/faq/settings#change-with-open-positions).`,
  },
  locked: {
    meaning: 'The order is being processed and can’t be changed at the moment.',
    action: 'Wait. If it stays locked, ask your broker.',
  },
  frozen: {
    meaning: 'The order or position is too close to the market to be changed (freeze level).',
    action:
      'If the EA wanted to close a position, [look at it now](/docs/support/#open-positions-now). If not, wait until the price has moved away or the order is filled.',
  },
  expiry: {
    meaning: 'Your broker doesn’t accept the expiry date of a pending order.',
    action: `${onceClosed} change its input for the expiry date or turn it off. Without a date, pending orders stay until they’re filled or deleted.`,
  },
  hedging: {
    meaning: 'The account doesn’t allow opposite positions in one symbol.',
    action: askForOtherAccount,
  },
  fifo: {
    meaning: 'The account has to close a symbol’s oldest position first (FIFO).',
    action: `If the EA wanted to close a position, [look at it now](/docs/support/#open-positions-now). Don’t close the oldest just to get rid of the error. ${askForOtherAccount}`,
  },
  easForbidden: {
    meaning: 'Your broker doesn’t allow EAs to trade on this account.',
    action:
      'Look at [open positions](/docs/support/#open-positions-now): no EA can close or protect them now. Then check the account number in the title bar: another of your accounts might allow EAs. If it’s right, ask your broker: “Are Expert Advisors allowed on account NUMBER? My terminal reports 4112 (or 10026).”',
  },
  gone: {
    meaning:
      'The position or order doesn’t exist. Usually it has just been closed, filled or deleted.',
    action: `If it came once, ignore it. If it comes back or names \`#0\`, look for [a position without a stop loss](/docs/support/faq/maintenance#no-stop-loss), and ${sendLog}.`,
  },

  // The program
  eaBug: {
    meaning: 'Usually a bug in the EA.',
    action: `If it comes back, ${sendLog}.`,
  },
  internalError: {meaning: 'An internal error in the terminal.', action: remedies.restart},
  invalidValue: {
    meaning: 'A function was given a value it can’t use, often from an input.',
    action: remedies.checkInputs,
  },
  noMemory: {meaning: 'There isn’t enough memory.', action: remedies.freeMemory},
  chartNoReply: {meaning: 'The chart doesn’t respond.', action: remedies.restartIfStopped},
  chartPartGone: {
    meaning: 'A drawing, chart or indicator that the EA uses is gone.',
    action: `If you closed the chart or removed the indicator, bring it back. ${remedies.reattachLater}`,
  },
  unlistedAddress: {
    meaning: 'The call isn’t allowed, often because a web address isn’t on the list.',
    action: `If your instructions name the address, add it under **Tools > Options > Expert Advisors**. If they don’t, ask support first. ${fullSteps(4060)}`,
  },
  noSymbol: {
    meaning: 'The account has no symbol with this name, or Market Watch doesn’t show it.',
    action: `Show the symbol in **Market Watch**. ${onceClosed} enter the symbol’s exact name in the inputs, with any prefix or suffix.`,
  },
  noHistory: {
    meaning: 'The price history of a symbol hasn’t loaded.',
    action: `Check the connection, open a chart of the symbol, press the Home key and wait. ${remedies.reattachLater}`,
  },
  noVariable: {
    meaning: 'A global variable, which stores a value for programs, doesn’t exist.',
    action: remedies.sendLogIfItPersists,
  },

  // Messages
  mail: {
    meaning: `An e-mail couldn’t be sent. ${notTrading}`,
    action: 'Check **Tools > Options > Email**.',
  },
  ftp: {
    meaning: `A file couldn’t be sent by FTP. ${notTrading}`,
    action: 'Check **Tools > Options > FTP**.',
  },
  push: {
    meaning: `A push notification couldn’t be sent: notifications are off, the ID is wrong, the text is empty or too long, or there were more than 2 a second or 10 a minute. ${notTrading}`,
    action:
      'Under **Tools > Options > Notifications**, tick **Enable Push Notifications**, check the MetaQuotes ID and send a test. If there are too many, let fewer charts or EAs send them.',
  },

  // Files and web requests
  fileName: {
    meaning: 'The name of a file or folder isn’t valid, is too long, or belongs to something else.',
    action: 'Check the names of files and folders in the inputs.',
  },
  manyFiles: {meaning: 'The EA has too many files open.', action: remedies.restart},
  fileEnd: {
    meaning: 'The EA has read a file to its end.',
    action: 'No action needed. If you supplied the file, check that it’s complete.',
  },
  fileNotOpen: {
    meaning: 'The EA used a file that isn’t open.',
    action: `On the **Experts** tab, read the lines from the same time. Or ${sendLog}.`,
  },
  webAddress: {
    meaning: 'The web address isn’t valid.',
    action: 'Compare the address in the inputs with the instructions.',
  },
  unreachable: {
    meaning: 'A web address or another machine couldn’t be reached, or didn’t answer.',
    action:
      'Try again later. If the error stays, open the address in a browser on the same machine, and check the firewall and the proxy.',
  },
} satisfies Record<string, Text>;

/** Whether a row says only that the EA has a bug, and nothing about the number. */
export function isEaBug({meaning}: Pick<Text, 'meaning'>): boolean {
  return meaning === sharedRows.eaBug.meaning;
}

/**
 * The rows that differ only in the folder of the platform.
 * @param folder of programs and their files, such as `MQL5`
 */
export function rowsOfFolder(folder: string) {
  return {
    file: {
      meaning: 'A file couldn’t be found, opened, read, written, replaced or deleted.',
      action: `Close other programs that use the file. Check its name in the inputs and the free disk space. The EA’s files belong in \`${folder}\\Files\`, unless the instructions say otherwise.`,
    },
    indicator: {
      meaning: 'An indicator that the EA needs couldn’t be loaded. Usually its file is missing.',
      action: `Put the EA’s indicator files into \`${folder}\\Indicators\`. ${remedies.restartIfStopped}`,
    },
  } satisfies Record<string, Text>;
}
