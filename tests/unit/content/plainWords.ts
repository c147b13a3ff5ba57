// cspell:ignore anew
import type {ContentRule} from './rules';

/**
 * Words that read as translated, and guesses that were once in the manual; the pairs are in
 * STYLEGUIDE.md. Unlike the other rules, these are also for the texts in `src`.
 */
export const plainWords: readonly ContentRule[] = [
  {
    name: 'stand for “be” or “appear”',
    pattern: /(?<![-\w])(?:stands?|stood|standing)\b(?! for\b)/i,
    instead: 'is, appears, shows',
    bad: ['The address stands in the list.', 'It stands still at a weekend.'],
    good: ['The address is in the list.', 'SL stands for stop loss.', 'long-standing practice'],
  },
  {
    name: 'anew',
    pattern: /\banew\b/i,
    instead: 'again',
    bad: ['The EA starts anew.'],
    good: ['The EA starts again.'],
  },
  {
    name: 'the like',
    pattern: /\bthe like\b/i,
    instead: 'Name the things, or say “such as”.',
    bad: ['Alerts, messages and the like.'],
    good: ['Messages, such as alerts.', 'It looks the same.'],
  },
  {
    name: 'no fault',
    pattern: /\bno fault\b/i,
    instead: 'It’s normal.',
    bad: ['No further line is no fault.'],
    good: ['It’s normal if nothing else is logged.', 'The fault is in the cable.'],
  },
  {
    name: 'lie for “be”',
    pattern: /\b(?:lies?|lay|lying) (?:at|below|beside|in|inside|next to|on|under)\b/i,
    instead: 'is',
    bad: ['The folder lies beside it.', 'The files lie in Presets.'],
    good: ['The folder is next to it.'],
  },
  {
    name: 'the way through a menu',
    pattern: /\bthe way (?:through|by) the\b/i,
    instead: 'Open it from the File menu.',
    bad: ['Take the way through the menu each time.'],
    good: ['Always open the folder from the File menu.', 'a preset is your way back'],
  },
  {
    name: 'a short question with an instruction for an answer',
    pattern:
      /(?:^|[.:(>]\s*)[A-Z][^.?!|]{0,60}\?\s+(?:Then|Ask|Choose|Click|Close|Do|Don’t|Go|Log|Look|Open|Press|See|Tick|Turn|Wait)\b/,
    instead: 'If it isn’t there, press …',
    bad: ['Not there? Press Ctrl+N.', 'It works. Still grey? Then tick the box.'],
    good: ['If it isn’t there, press Ctrl+N.', '**Can you reach the VPS?** If it fails, ask.'],
  },
  {
    name: 'mostly for “usually”',
    pattern: /\bmostly\b/i,
    instead: 'usually',
    bad: ['The port is mostly 443.'],
    good: ['The port is usually 443.', 'most symbols'],
  },
  {
    name: 'go on for “continue”',
    pattern: /\b(?:go|goes|going) on\b/i,
    instead: 'continue, carry on, keep trading',
    bad: ['The rental goes on.', 'The EA goes on trading.'],
    good: ['The rental continues.', 'what is going up'],
  },
  {
    name: 'all the same',
    pattern: /\ball the same\b/i,
    instead: 'anyway',
    bad: ['Check four things all the same.'],
    good: ['Check four things anyway.', 'They’re the same.'],
  },
  {
    name: 'for the case that',
    pattern: /\bfor the case\b/i,
    instead: 'in case, if',
    bad: ['It shows the path, for the case that it is asked for.'],
    good: ['This is the path the installer may ask for.', 'in this case'],
  },
  {
    name: 'an error that repeats',
    pattern: /\b(?:if|unless) it repeats\b/i,
    instead: 'if it happens again',
    bad: ['If it repeats, ask.', 'Nothing, unless it repeats.'],
    good: [
      'If it happens again, ask.',
      'A refusal that repeats at every tick points to a setting.',
    ],
  },
  {
    name: 'a fragment before a link',
    pattern: /(?:^|[.:] )(?:More (?:under|in|on|about)|Its row:?) ?\[/,
    instead: 'See […].',
    bad: ['The mode is fixed. More under [Investor mode].', 'Its row: [130 in the table].'],
    good: ['See [Investor mode].', 'For more, see [Investor mode].'],
  },
  {
    name: 'a label after its noun',
    pattern: /\bthe tab (?:\*\*|<PlatformLabel|\[)/i,
    instead: 'the **Journal** tab',
    bad: ['The tab **Journal** says it.', 'on the tab <PlatformLabel of="dllTab" />'],
    good: ['The **Journal** tab says it.', 'the tab of the bottom panel'],
  },
  {
    name: 'a guess about who to ask',
    pattern: /\b(?:given with|named in) your purchase\b|\border confirmation\b/i,
    instead: 'Link to Support; the manual knows no contact (CompanyValue kind="contact").',
    bad: ['Ask the contact given with your purchase.', 'See the order confirmation.'],
    good: ['ask support'],
  },
  {
    name: 'a notice that nobody has seen',
    pattern: /\bnotice (?:that was |which was )?sent with\b/i,
    instead: 'This manual has no list of the changes.',
    bad: ['Changes are listed in the notice sent with this version.'],
    good: ['This manual has no list of the changes.'],
  },
  {
    name: 'With example figures',
    pattern: /\bWith example figures\b/,
    instead: 'For example, … / Say the balance is …',
    bad: ['With example figures: 1 % of 10,000 is 100.'],
    good: ['For example, 1 % of 10,000 is 100.', 'Example figures for an account in USD'],
  },
  {
    name: 'fault for “bug”',
    pattern: /\bfaults? (?:in|of) (?:the|an?|your) (?:EA|program)\b/i,
    instead: 'a bug in the EA',
    bad: ['This is a fault in the program.'],
    good: ['This is a bug in the EA.'],
  },
  {
    name: 'author or maker for “developer”',
    pattern: /\bEA’s (?:author|maker)s?\b|\b(?:author|maker)s? of (?:the|an|your) EAs?\b/i,
    instead: 'developer',
    bad: ['Ask the EA’s author.', 'the maker of the EA'],
    good: ['Ask the EA’s developer.'],
  },
  {
    name: 'concerning a product',
    pattern: /\bconcerns? (?:your|the) (?:product|EA)\b/i,
    instead: 'is for your product',
    bad: ['Ask whether the version concerns your product.'],
    good: ['Check that this version is for your product.'],
  },
  {
    name: 'passing by itself',
    pattern: /\b(?:it|that|this) (?:usually )?passes\b(?! the\b)/i,
    instead: 'It usually clears up on its own.',
    bad: ['It passes by itself.'],
    good: ['It usually clears up on its own.', 'a gap that passes the stop loss'],
  },
];
