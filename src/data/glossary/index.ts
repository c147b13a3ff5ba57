import type {GlossaryTerm} from './types';

/** Every term the manual explains, in alphabetical order. */
export const glossaryTerms: readonly GlossaryTerm[] = [
  {
    id: 'ask',
    term: 'Ask',
    definition: 'The price at which you buy, and at which a sell position closes.',
    readerQuestions: ['price I pay when I buy'],
  },
  {
    id: 'automatic-sign-in',
    term: 'Automatic sign-in',
    also: ['autologon'],
    definition: 'Windows signs a user in after a restart, so the terminal can start too.',
  },
  {
    id: 'bid',
    term: 'Bid',
    definition:
      'The price at which you sell, and at which a buy position closes. Charts normally show it.',
    readerQuestions: ['price I get when I sell'],
  },
  {
    id: 'cfd',
    term: 'CFD',
    also: ['contract for difference'],
    definition: 'A contract on the price of something you don’t own, such as gold or an index.',
  },
  {
    id: 'contract-size',
    term: 'Contract size',
    definition: 'How many units one lot contains. On currency pairs, usually 100,000.',
  },
  {
    id: 'daily-loss-limit',
    term: 'Daily loss limit',
    also: ['daily drawdown limit'],
    definition:
      'How much a funded account is allowed to lose in a day. Each firm counts it in its own way.',
  },
  {
    id: 'dll',
    term: 'DLL',
    definition: 'A Windows library that an EA can call. It runs outside the terminal’s safeguards.',
    readerQuestions: ['extra windows library for a robot'],
  },
  {
    id: 'economic-calendar',
    term: 'Economic calendar',
    platform: 'mt5',
    definition: 'The economic news on the Calendar tab of the Toolbox, in server time.',
  },
  {
    id: 'freeze-level',
    term: 'Freeze level',
    definition: 'The distance from the price within which orders and stops can’t be changed.',
  },
  {
    id: 'gap',
    term: 'Gap',
    definition: 'A jump in price with no prices in between, for example over a weekend.',
  },
  {
    id: 'instant-execution',
    term: 'Instant execution',
    definition:
      'The broker fills an order at the price asked for, or offers another one (a requote).',
  },
  {
    id: 'investor-password',
    term: 'Investor password',
    also: ['read-only password'],
    definition: 'A second password. Whoever logs in with it can watch but not trade.',
  },
  {
    id: 'leverage',
    term: 'Leverage',
    definition:
      'How large a position can be for its margin. At 1:100, the margin is usually a hundredth of it.',
    readerQuestions: ['1:100 ratio'],
  },
  {
    id: 'lot',
    term: 'Lot',
    definition:
      'The unit of volume. On currency pairs, 1 lot is usually 100,000 units of the first currency.',
    readerQuestions: ['micro and mini size', 'unit of volume in the new order window'],
  },
  {
    id: 'margin-rate',
    term: 'Margin rate',
    definition: 'A factor that multiplies a symbol’s margin. The broker sets it.',
  },
  {
    id: 'market-execution',
    term: 'Market execution',
    definition: 'The broker fills an order at the current price and ignores the slippage setting.',
  },
  {
    id: 'master-password',
    term: 'Master password',
    also: ['trading password'],
    definition: 'The account password that allows trading.',
    readerQuestions: ['main login that can trade'],
  },
  {
    id: 'metaquotes-id',
    term: 'MetaQuotes ID',
    definition:
      'The code of the MetaTrader app on your phone, for notifications. Reinstalling can change it.',
  },
  {
    id: 'migration',
    term: 'Migration',
    definition: 'Copying charts, EAs and settings to MetaQuotes’ virtual hosting, never back.',
  },
  {
    id: 'mql5-community',
    term: 'MQL5.community',
    definition: 'MetaQuotes’ website, with its own login for its Market and virtual hosting.',
  },
  {
    id: 'news-filter',
    term: 'News filter',
    definition: 'A feature of some EAs that pauses trading around major news.',
  },
  {
    id: 'pending-order',
    term: 'Pending order',
    definition:
      'An order that waits for a price: better than the current one (limit) or worse (stop).',
    readerQuestions: ['buy limit, sell stop', 'difference between limit and stop order'],
  },
  {
    id: 'portable-mode',
    term: 'Portable mode',
    definition: 'A terminal started with /portable keeps its data in the installation folder.',
  },
  {
    id: 'profile',
    term: 'Profile',
    definition:
      'A saved group of charts with their EAs. Switching stops the old EAs and starts the new ones.',
  },
  {
    id: 'requote',
    term: 'Requote',
    definition: 'The price asked for has gone, and the broker offers a new one.',
  },
  {
    id: 'rollover',
    term: 'Rollover',
    definition: 'The change of day on the server, when swap is booked.',
  },
  {
    id: 'server-time',
    term: 'Server time',
    definition: 'The clock of the trade server, used by Market Watch, charts and the history.',
  },
  {
    id: 'slippage',
    term: 'Slippage',
    definition: 'The difference between the price asked for and the price you get.',
    readerQuestions: ['filled worse than expected'],
  },
  {
    id: 'specification',
    term: 'Specification',
    definition:
      'A symbol’s rules (contract specifications), such as contract size, volumes, swap and stops level. Right-click it in Market Watch.',
  },
  {
    id: 'spread',
    term: 'Spread',
    definition: 'The difference between the Ask and the Bid.',
    readerQuestions: ['difference between buy and sell price'],
  },
  {
    id: 'stop-loss',
    term: 'Stop loss',
    definition:
      'A price at which a position closes to limit its loss. If prices jump past it, the loss is larger.',
    readerQuestions: ['exit price that limits damage'],
  },
  {
    id: 'stops-level',
    term: 'Stops level',
    definition:
      'The smallest distance from the price allowed for stop loss, take profit and pending orders.',
    readerQuestions: ['minimum distance for sl'],
  },
  {
    id: 'suffix',
    term: 'Suffix',
    definition: 'An ending of a symbol’s name, such as the .m in EURUSD.m.',
  },
  {
    id: 'swap',
    term: 'Swap',
    definition:
      'Interest paid or received for holding a position overnight. One day a week, it usually counts three times.',
    readerQuestions: ['cost of holding through the night'],
  },
  {
    id: 'take-profit',
    term: 'Take profit',
    definition: 'A price at which a position closes with a gain.',
    readerQuestions: ['exit price in gain'],
  },
  {
    id: 'template',
    term: 'Template (.tpl)',
    definition:
      'The saved look of a chart with its EA. Applying one removes the chart’s current EA.',
  },
  {
    id: 'tick-size',
    term: 'Tick size',
    also: ['tick value'],
    definition: 'The smallest step of a price. The tick value is what it’s worth for 1 lot.',
    readerQuestions: ['worth of the smallest move'],
  },
  {
    id: 'trailing-stop',
    term: 'Trailing stop',
    definition: 'A stop loss that follows the price. It works only while the terminal is running.',
    readerQuestions: ['stop that moves with the price'],
  },
  {
    id: 'utc',
    term: 'UTC (GMT)',
    definition: 'The world’s reference time, the same all year. GMT+2 is two hours ahead.',
  },
  {
    id: 'virtual-hosting',
    term: 'Virtual hosting',
    also: ['MetaTrader VPS'],
    definition:
      'A server rented from MetaQuotes for one account. You migrate charts and EAs to it.',
  },
  {
    id: 'vps',
    term: 'VPS',
    also: ['virtual private server'],
    definition: 'A rented machine that’s always on.',
  },
  {
    id: 'webrequest',
    term: 'WebRequest',
    definition: 'How an EA reaches a web address listed under Tools > Options > Expert Advisors.',
  },
];
