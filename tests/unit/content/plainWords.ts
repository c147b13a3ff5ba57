// cspell:ignore anew
import type {WordRule} from './rules';

/**
 * Words that sound translated, and guesses that were once in the manual; STYLEGUIDE.md has the pairs. Unlike
 * the other rules, these also apply to the texts in `src`.
 */
export const plainWords: readonly WordRule[] = [
  {pattern: /(?<![-\w])(?:stands?|stood|standing)\b(?! for\b)/i, instead: 'is, appears, shows'},
  {pattern: /\banew\b/i, instead: 'again'},
  {pattern: /\bthe like\b/i, instead: 'Name the things, or say “such as”.'},
  {pattern: /\bno fault\b/i, instead: 'It’s normal.'},
  {
    pattern: /\b(?:lies?|lay|lying) (?:at|below|beside|in|inside|next to|on|under)\b/i,
    instead: 'is',
  },
  {pattern: /\bthe way (?:through|by) the\b/i, instead: 'Open it from the File menu.'},
  {
    pattern:
      /(?:^|[.:(>]\s*)[A-Z][^.?!|]{0,60}\?\s+(?:Then|Ask|Choose|Click|Close|Do|Don’t|Go|Log|Look|Open|Press|See|Tick|Turn|Wait)\b/,
    instead: 'If it isn’t there, press …',
  },
  {pattern: /\bmostly\b/i, instead: 'usually'},
  {pattern: /\b(?:go|goes|going) on\b/i, instead: 'continue, carry on, keep trading'},
  {pattern: /\ball the same\b/i, instead: 'anyway'},
  {pattern: /\bfor the case\b/i, instead: 'in case, if'},
  {pattern: /\b(?:if|unless) it repeats\b/i, instead: 'if it happens again'},
  {pattern: /(?:^|[.:] )(?:More (?:under|in|on|about)|Its row:?) ?\[/, instead: 'See […].'},
  {pattern: /\bthe tab (?:\*\*|<PlatformLabel|\[)/i, instead: 'the **Journal** tab'},
  {
    pattern: /\b(?:given with|named in) your purchase\b|\border confirmation\b/i,
    instead: 'Link to Support; the manual knows no contact (CompanyValue kind="contact").',
  },
  {
    pattern: /\bnotice (?:that was |which was )?sent with\b/i,
    instead: 'This manual has no list of the changes.',
  },
  {pattern: /\bWith example figures\b/, instead: 'For example, … / Say the balance is …'},
  {pattern: /\bfaults? (?:in|of) (?:the|an?|your) (?:EA|program)\b/i, instead: 'a bug in the EA'},
  {
    pattern: /\bEA’s (?:author|maker)s?\b|\b(?:author|maker)s? of (?:the|an|your) EAs?\b/i,
    instead: 'developer',
  },
  {pattern: /\bconcerns? (?:your|the) (?:product|EA)\b/i, instead: 'is for your product'},
  {
    pattern: /\b(?:it|that|this) (?:usually )?passes(?=[.,;:)]|$)/i,
    instead: 'It usually clears up on its own.',
  },
  {
    pattern: /\b(?:(?:MT[45]|EA)’s|a|each|its|the) signs?\b(?![- ](?:in|of|out|up)\b)/i,
    instead: 'icon',
  },
  {pattern: /\bkinds? of (?:account|execution)\b/i, instead: 'account type, execution type'},
  {pattern: /\bwords in (?:square )?brackets\b/i, instead: 'the message in brackets'},
  {pattern: /\b(?:EA|R-C?\d+)’s window\b/i, instead: 'properties window'},
  {
    pattern: /\bpress(?:es|ed|ing)? (?:the )?(?:\*\*|“|<PlatformLabel|button\b)/i,
    instead: 'click a button, press a key',
  },
  {pattern: /\b(?:take|takes|taking|took) (?:an|the|this) update\b/i, instead: 'install'},
  {pattern: /\blook(?:s|ing)? after\b/i, instead: 'Watch them yourself; the EA manages them.'},
  {
    pattern: /\b(?:folder|instructions|numbers?|words) [^.,|]{0,30}\bdecides?\b/i,
    instead: 'Say who does what: follow the instructions.',
  },
  {
    pattern: /^#{2,6} .*\b(?:are|can|could|did|do|does|has|have|is|should|was|will|would) ?not\b/i,
    instead: 'doesn’t, isn’t, as in the text',
  },
];
