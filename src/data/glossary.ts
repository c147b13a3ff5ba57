import type {PlatformId} from './platforms';
import {validateGlossary} from './validate-glossary';

export interface GlossaryTerm {
  /** In the anchor `term-<id>`: lower case, words joined by hyphens. */
  readonly id: string;
  readonly term: string;
  /** Other names of the same thing. */
  readonly also?: readonly string[];
  /** One sentence of at most 140 characters: it is what a tooltip shows. */
  readonly definition: string;
  /** The only platform that has it. */
  readonly platform?: PlatformId;
}

/** Every term the manual explains, in alphabetical order. For the build only. */
export const glossaryTerms: readonly GlossaryTerm[] = [
  {
    id: 'algo-trading',
    term: 'Algo Trading',
    platform: 'mt5',
    also: ['AutoTrading in older builds'],
    definition: 'The button in the toolbar that allows or stops trading by all EAs at once.',
  },
  {id: 'ask', term: 'Ask', definition: 'The price at which you buy.'},
  {
    id: 'autotrading',
    term: 'AutoTrading',
    platform: 'mt4',
    definition: 'The button in the toolbar that allows or stops trading by all EAs at once.',
  },
  {
    id: 'balance',
    term: 'Balance',
    definition:
      'The money in the account from deposits, withdrawals and closed trades; open trades do not count.',
  },
  {id: 'bid', term: 'Bid', definition: 'The price at which you sell.'},
  {
    id: 'build',
    term: 'Build',
    definition: 'The version number of the terminal, shown under Help > About.',
  },
  {
    id: 'chart',
    term: 'Chart',
    definition: 'A window with the prices of one symbol in one timeframe. It holds one EA at most.',
  },
  {
    id: 'data-folder',
    term: 'Data folder',
    definition:
      'Where a terminal keeps EAs, presets, logs and settings. Open it with File > Open Data Folder.',
  },
  {
    id: 'deal',
    term: 'Deal',
    platform: 'mt5',
    definition: 'One execution: an order, or a part of it, that was filled at a price.',
  },
  {
    id: 'demo-account',
    term: 'Demo account',
    also: ['practice account'],
    definition: 'An account with practice money. It can expire.',
  },
  {
    id: 'deviation',
    term: 'Deviation',
    definition:
      'The largest slippage an order accepts, where the execution of the symbol honours it.',
  },
  {
    id: 'dll',
    term: 'DLL',
    definition:
      'A Windows library that an EA may call. It is ordinary program code outside the limits of the terminal.',
  },
  {
    id: 'drawdown',
    term: 'Drawdown',
    definition: 'A fall of balance or equity from a high point to the low that follows it.',
  },
  {
    id: 'equity',
    term: 'Equity',
    definition:
      'What the account would be worth if all positions were closed now: balance, credit and floating result.',
  },
  {
    id: 'expert-advisor',
    term: 'Expert Advisor (EA)',
    also: ['expert', 'robot', 'bot'],
    definition: 'A program that watches a chart in MetaTrader and can trade by itself.',
  },
  {
    id: 'experts-tab',
    term: 'Experts tab',
    definition: 'The tab at the bottom of the terminal with the messages of EAs.',
  },
  {
    id: 'fifo',
    term: 'FIFO',
    also: ['first in, first out'],
    definition:
      'A rule of some accounts: of one symbol, the position opened first has to be closed first.',
  },
  {
    id: 'floating-result',
    term: 'Floating result',
    also: ['floating profit', 'floating loss'],
    definition:
      'What the open positions have gained or lost so far. It is not yet part of the balance.',
  },
  {
    id: 'free-margin',
    term: 'Free margin',
    definition: 'What is left for new positions: equity less margin.',
  },
  {
    id: 'freeze-level',
    term: 'Freeze level',
    definition:
      'A distance from the market price; orders and stops inside it can no longer be changed.',
  },
  {
    id: 'hedging-account',
    term: 'Hedging account',
    definition: 'An account that may hold several positions in one symbol, opposite ones included.',
  },
  {
    id: 'input',
    term: 'Input',
    also: ['input parameter', 'setting of an EA'],
    definition: 'A value you can set in the window of an EA, on its Inputs tab.',
  },
  {
    id: 'investor-password',
    term: 'Investor password',
    also: ['read-only password'],
    definition: 'A second password of an account, for looking on. Nobody can trade with it.',
  },
  {
    id: 'journal',
    term: 'Journal',
    definition:
      'The tab at the bottom of the terminal with messages of the terminal itself, such as logins.',
  },
  {
    id: 'leverage',
    term: 'Leverage',
    definition:
      'How many times the margin a position may be worth: 1:100 ties up a hundredth of its value.',
  },
  {
    id: 'lot',
    term: 'Lot',
    definition:
      'The unit of volume. On currency pairs, 1 lot is mostly 100,000 units of the first currency.',
  },
  {
    id: 'magic-number',
    term: 'Magic number',
    definition: 'A number by which an EA marks its own orders and finds them again.',
  },
  {
    id: 'margin',
    term: 'Margin',
    definition: 'Money that the broker sets aside while positions are open.',
  },
  {
    id: 'margin-call',
    term: 'Margin call',
    definition: 'A warning that the margin level has fallen to a threshold the broker has set.',
  },
  {
    id: 'margin-level',
    term: 'Margin level',
    definition: 'Equity divided by margin, in per cent.',
  },
  {
    id: 'market-watch',
    term: 'Market Watch',
    definition: 'The window with the list of symbols and their prices.',
  },
  {
    id: 'master-password',
    term: 'Master password',
    also: ['trading password'],
    definition: 'The password of an account that allows trading, unlike the investor password.',
  },
  {
    id: 'metaeditor',
    term: 'MetaEditor',
    definition:
      'The program in which EAs are written. It comes with the terminal; you do not need it to run one.',
  },
  {
    id: 'migration',
    term: 'Migration',
    definition: 'Copying charts, EAs and settings from your terminal to virtual hosting.',
  },
  {
    id: 'navigator',
    term: 'Navigator',
    definition: 'The window with the tree of accounts, indicators and EAs.',
  },
  {
    id: 'netting-account',
    term: 'Netting account',
    platform: 'mt5',
    definition:
      'An account that merges all deals of a symbol into a single position, larger, smaller or turned round.',
  },
  {
    id: 'pending-order',
    term: 'Pending order',
    definition: 'An order that waits until the market reaches its price.',
  },
  {
    id: 'pip',
    term: 'Pip',
    definition: 'A customary price step. With 5 digits (3 on yen pairs), 1 pip is 10 points.',
  },
  {
    id: 'point',
    term: 'Point',
    definition: 'The smallest step of a price as the terminal shows it: its last digit.',
  },
  {
    id: 'portable-mode',
    term: 'Portable mode',
    definition:
      'A terminal started with /portable, which keeps its data in the installation folder.',
  },
  {
    id: 'position',
    term: 'Position',
    also: ['open trade', 'open order in MT4'],
    definition: 'What you have bought or sold and not yet closed.',
  },
  {
    id: 'preset',
    term: 'Preset (.set)',
    also: ['set file'],
    definition: 'A file with the saved inputs of an EA, and nothing else.',
  },
  {
    id: 'profile',
    term: 'Profile',
    definition:
      'A saved group of charts with their EAs. Changing the profile stops the EAs of the old one.',
  },
  {
    id: 'requote',
    term: 'Requote',
    definition: 'The broker offers another price, because the one asked for has gone.',
  },
  {
    id: 'rollover',
    term: 'Rollover',
    definition: 'The change of day on the trade server, when swap is booked.',
  },
  {
    id: 'server',
    term: 'Server',
    also: ['trade server'],
    definition: 'The machine of the broker that the terminal logs in to.',
  },
  {
    id: 'sign',
    term: 'Sign of an EA',
    also: ['face', 'cap'],
    definition:
      'The small picture beside the EA’s name on the chart: a face in MT4, a graduation cap in MT5.',
  },
  {
    id: 'slippage',
    term: 'Slippage',
    definition: 'The difference between the price asked for and the price got.',
  },
  {id: 'spread', term: 'Spread', definition: 'The difference between ask and bid.'},
  {
    id: 'status-bar',
    term: 'Status bar',
    definition: 'The line at the bottom of the terminal; its right end shows the connection.',
  },
  {
    id: 'stop-loss',
    term: 'Stop loss',
    definition:
      'A price at which a position is to be closed with a limited loss; a gap in prices can pass it.',
  },
  {
    id: 'stop-out',
    term: 'Stop out',
    definition:
      'Forced closing of positions by the server, when equity or the margin level has fallen too far.',
  },
  {
    id: 'stops-level',
    term: 'Stops level',
    definition:
      'The least distance from the market price for stop loss, take profit and pending orders.',
  },
  {
    id: 'suffix',
    term: 'Suffix',
    definition: 'What some brokers add to the name of a symbol, such as the .m of EURUSD.m.',
  },
  {
    id: 'swap',
    term: 'Swap',
    definition: 'Interest paid or received for holding a position overnight.',
  },
  {
    id: 'symbol',
    term: 'Symbol',
    also: ['instrument'],
    definition: 'The name of something that can be traded, spelled as the broker spells it.',
  },
  {
    id: 'take-profit',
    term: 'Take profit',
    definition: 'A price at which a position is to be closed with a gain.',
  },
  {
    id: 'template',
    term: 'Template (.tpl)',
    definition:
      'The saved look of a chart with its indicators and its EA. Applying one takes the EA of the chart away.',
  },
  {
    id: 'terminal',
    term: 'Terminal',
    definition: 'The MetaTrader program on your computer.',
  },
  {
    id: 'terminal-window',
    term: 'Terminal window',
    platform: 'mt4',
    definition: 'The panel at the bottom with the tabs Trade, Experts and Journal (Ctrl+T).',
  },
  {id: 'tick', term: 'Tick', definition: 'The arrival of a new price. Most EAs act on ticks.'},
  {
    id: 'timeframe',
    term: 'Timeframe',
    also: ['period'],
    definition: 'The time that one bar of a chart stands for, such as M15 or H1.',
  },
  {
    id: 'toolbox',
    term: 'Toolbox',
    platform: 'mt5',
    definition: 'The panel at the bottom with the tabs Trade, Experts and Journal (Ctrl+T).',
  },
  {
    id: 'vps',
    term: 'VPS',
    also: ['virtual private server'],
    definition: 'A rented machine that is always on, so that the terminal can be.',
  },
  {
    id: 'webrequest',
    term: 'WebRequest',
    definition:
      'How an EA reaches a web address. You have to list the address in the options first.',
  },
];

validateGlossary(glossaryTerms);
