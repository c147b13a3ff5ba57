import type {GlossaryTerm} from './types';

/** Every term the manual explains, in alphabetical order. */
export const glossaryTerms: readonly GlossaryTerm[] = [
  {
    id: 'access-point',
    term: 'Access point',
    definition:
      'One of the addresses of the broker’s server. The terminal normally picks the best one.',
  },
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
    definition:
      'A Windows setting that signs a user in after a restart. The terminal can then start too.',
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
    definition:
      'A contract on the price change of something you don’t own, such as gold or an index.',
  },
  {
    id: 'commission',
    term: 'Commission',
    definition:
      'A broker’s fee for each trade, usually per lot and side. The Profit column doesn’t include it.',
    readerQuestions: ['broker charge for each trade'],
  },
  {
    id: 'contract-size',
    term: 'Contract size',
    definition:
      'How many units one lot contains. On currency pairs, it’s usually 100,000 units of the first currency. Elsewhere, it’s often less.',
  },
  {
    id: 'daily-loss-limit',
    term: 'Daily loss limit',
    also: ['daily drawdown limit'],
    definition:
      'How much a funded account is allowed to lose in a day. Each firm counts it in its own way.',
  },
  {
    id: 'daylight-saving-time',
    term: 'Daylight saving time',
    also: ['summer time'],
    definition:
      'Clocks set one hour ahead in summer. A trade server might change its clock on different dates from your country.',
  },
  {
    id: 'deal',
    term: 'Deal',
    platform: 'mt5',
    definition: 'The execution of an order, or of a part of it, at a price.',
  },
  {
    id: 'deviation',
    term: 'Deviation',
    definition: 'The largest slippage allowed for an order. Some execution types ignore it.',
  },
  {
    id: 'dll',
    term: 'DLL',
    definition:
      'A Windows library that an EA can call. It runs as ordinary Windows code, outside the terminal’s safeguards.',
    readerQuestions: ['extra windows library for a robot'],
  },
  {
    id: 'drawdown',
    term: 'Drawdown',
    definition: 'A fall in balance or equity from a high point to the low that follows it.',
    readerQuestions: ['how far the account is down from its top'],
  },
  {
    id: 'sign',
    term: 'EA status icon',
    also: ['face', 'cap'],
    definition:
      'The icon beside the EA’s name on the chart. It’s a face in MT4, and usually a graduation cap in MT5.',
    readerQuestions: ['smiley or hat on the chart'],
  },
  {
    id: 'economic-calendar',
    term: 'Economic calendar',
    platform: 'mt5',
    definition:
      'The list of economic news on the Calendar tab of the Toolbox, in the server’s time.',
  },
  {
    id: 'filling-mode',
    term: 'Filling mode',
    platform: 'mt5',
    definition: 'Whether an order can be filled in part. Each symbol offers only certain modes.',
  },
  {
    id: 'floating-result',
    term: 'Floating result',
    also: ['floating profit', 'floating loss'],
    definition:
      'What your open positions have gained or lost so far. The balance doesn’t include it yet.',
    readerQuestions: ['profit not booked yet'],
  },
  {
    id: 'freeze-level',
    term: 'Freeze level',
    definition:
      'The distance from the market price within which orders and stops can no longer be changed.',
  },
  {
    id: 'funded-account',
    term: 'Funded account',
    also: ['prop firm account'],
    definition: 'An account with a firm’s money and the firm’s own rules, such as loss limits.',
  },
  {
    id: 'gap',
    term: 'Gap',
    definition:
      'A jump from one price to another with no prices in between, for example over a weekend.',
  },
  {
    id: 'instant-execution',
    term: 'Instant execution',
    definition:
      'The broker fills an order at the price asked for, or offers a different one (a requote).',
  },
  {
    id: 'investor-password',
    term: 'Investor password',
    also: ['read-only password'],
    definition:
      'A second password for an account. Whoever logs in with it can watch but not trade.',
  },
  {
    id: 'leverage',
    term: 'Leverage',
    definition:
      'How large a position can be for its margin. At 1:100, the margin on a currency pair is usually a hundredth of the position’s value.',
    readerQuestions: ['1:100 ratio'],
  },
  {
    id: 'licence',
    term: 'Licence',
    also: ['license'],
    definition:
      'Your permission to use an EA. It can be tied to an account, a computer, a key or a date.',
  },
  {
    id: 'lot',
    term: 'Lot',
    definition:
      'The unit of volume. On currency pairs, 1 lot is usually 100,000 units of the first currency.',
    readerQuestions: ['micro and mini size'],
  },
  {
    id: 'magic-number',
    term: 'Magic number',
    definition: 'A number that an EA writes on its own orders to recognise them later.',
    readerQuestions: ["identifier of the robot's own orders"],
  },
  {
    id: 'margin-rate',
    term: 'Margin rate',
    definition: 'A factor, set by the broker for each symbol, that multiplies its margin.',
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
    definition: 'The account password that allows trading, unlike the investor password.',
    readerQuestions: ['main login that can trade'],
  },
  {
    id: 'metaquotes-id',
    term: 'MetaQuotes ID',
    definition:
      'The code that identifies the MetaTrader app on your phone for notifications. Reinstalling the app can change it.',
  },
  {
    id: 'migration',
    term: 'Migration',
    definition:
      'Copying charts, EAs and settings from your terminal to MetaQuotes’ virtual hosting. It works in one direction only.',
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
      'An order that waits for a set price, which is better than the current price (limit) or worse (stop).',
    readerQuestions: ['buy limit, sell stop', 'difference between limit and stop order'],
  },
  {
    id: 'ping',
    term: 'Ping',
    definition: 'How long a message takes to reach the server and come back, in milliseconds.',
  },
  {
    id: 'portable-mode',
    term: 'Portable mode',
    definition:
      'Running a terminal with /portable. It then keeps its data in the installation folder.',
  },
  {
    id: 'position',
    term: 'Position',
    also: ['open trade', 'open order in MT4'],
    definition: 'A trade that’s still open.',
    readerQuestions: ['running buy or sell'],
  },
  {
    id: 'profile',
    term: 'Profile',
    definition:
      'A saved group of charts with their EAs. Switching stops the old profile’s EAs and starts the new one’s.',
  },
  {
    id: 'rdp',
    term: 'Remote Desktop (RDP)',
    definition:
      'A Windows program that shows the desktop of another computer, such as a VPS, on yours.',
  },
  {
    id: 'requote',
    term: 'Requote',
    definition: 'The broker offers a new price because the one asked for is no longer available.',
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
    definition: 'The broker’s machine that the terminal logs in to.',
  },
  {
    id: 'server-time',
    term: 'Server time',
    definition:
      'The clock of the trade server, which Market Watch, charts and the trade history use.',
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
      'A symbol’s rules, such as volumes and stops level. Right-click it in Market Watch to open them.',
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
      'A price at which a position closes to limit its loss. The loss is larger if prices jump past it.',
    readerQuestions: ['exit price that limits damage'],
  },
  {
    id: 'stops-level',
    term: 'Stops level',
    definition:
      'The smallest distance from the market price allowed for stop loss, take profit and pending orders.',
    readerQuestions: ['minimum distance for sl'],
  },
  {
    id: 'suffix',
    term: 'Suffix',
    definition:
      'An ending that some brokers add to the name of a symbol, such as the .m in EURUSD.m.',
  },
  {
    id: 'swap',
    term: 'Swap',
    definition:
      'Interest paid or received for holding a position overnight. On one day a week, it usually counts three times.',
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
      'The saved look of a chart with its indicators and its EA. Applying one removes the chart’s current EA.',
  },
  {
    id: 'tick-size',
    term: 'Tick size',
    also: ['tick value'],
    definition:
      'The smallest step by which a price can change. The tick value is what this step is worth for 1 lot.',
    readerQuestions: ['worth of the smallest move'],
  },
  {
    id: 'timeframe',
    term: 'Timeframe',
    also: ['period'],
    definition: 'How much time one bar of a chart covers, such as M15 or H1.',
  },
  {
    id: 'trailing-stop',
    term: 'Trailing stop',
    definition:
      'A stop loss that follows the price while a position gains. It works only while the terminal is running.',
    readerQuestions: ['stop that moves with the price'],
  },
  {
    id: 'utc',
    term: 'UTC (GMT)',
    definition:
      'The world’s reference time, the same all year. Offsets such as GMT+2 are counted from it.',
  },
  {
    id: 'virtual-hosting',
    term: 'Virtual hosting',
    also: ['MetaTrader VPS'],
    definition:
      'A virtual server rented from MetaQuotes for one account, without a desktop. You migrate charts and EAs to it.',
  },
  {
    id: 'vps',
    term: 'VPS',
    also: ['virtual private server'],
    definition: 'A rented machine that’s always on, so that the terminal can always run.',
  },
  {
    id: 'webrequest',
    term: 'WebRequest',
    definition:
      'The way an EA reaches a web address that’s listed under Tools > Options > Expert Advisors.',
  },
];
