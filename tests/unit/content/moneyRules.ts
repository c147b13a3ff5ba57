/**
 * A step that can cost a reader money, and the words that its section must have before it or on the same
 * line.
 */
interface MoneyRule {
  readonly step: RegExp;
  readonly needs: RegExp;
  readonly instead: string;
}

const BUTTON = String.raw`(?:\*\*(?:AutoTrading|Algo Trading)\*\*|<PlatformLabel of="button"[^>]*>)`;

/** The rules of STYLEGUIDE.md under “Before a step that can cost money” that a pattern can hold. */
export const moneyRules: readonly MoneyRule[] = [
  {
    step: new RegExp(
      String.raw`(?<!\bbefore (?:you )?)\bturn(?:ing)? (?:the (?:trading )?button (?:back )?on\b(?! starts)|it (?:back )?on\b|${BUTTON} (?:back )?on\b|on ${BUTTON})|\bclick ${BUTTON}|\b(?:Otherwise|If not), click (?:it|the button)\b`,
      'i',
    ),
    needs: /\bButtonWarning\b|#turn-on(?![\w-])/,
    instead:
      'Add <ButtonWarning />, or in the data a link to #turn-on: the button starts every EA in the terminal.',
  },
  {
    step: /\btick (?:\*\*Allow (?:live trading|Algo Trading)\*\*|<PlatformLabel of="permission")/i,
    needs:
      /#turn-on(?![\w-])|on another computer, a VPS or virtual hosting|must never trade in both/,
    instead: 'Say first that the same EA must not already trade this account somewhere else.',
  },
  {
    step: /Ctrl\+E/,
    needs: /until its icon is red|switches (?:between|the button)/,
    instead: 'Name the state to reach, because the key turns the button off and on.',
  },
  {
    step: /File > Login to Trade Account/,
    needs: /\boff\b/,
    instead: 'Turn the button off first: EAs on the charts trade as soon as the login succeeds.',
  },
  {
    step: /\*\*Reset\*\*|\*\*Expert List\*\*[^.]*\*\*Remove\*\*|<MenuPath>Expert Advisors > Remove/,
    needs: /\bpresets?\b/i,
    instead: 'Save a preset first, because the inputs go with the EA.',
  },
  {
    step: /\breinstall the terminal\b|\buntick \*\*Keep personal settings/i,
    needs: /\b(?:in writing|[Ww]rite down)\b/,
    instead: 'Write down the account number, password and server first.',
  },
];

const FOLD = /<(More|Folded)\b[^>]*>((?:(?!<\1\b)[\s\S])*?)<\/\1>/g;

/** Finds the sentences of a page that break a rule, each with the heading of its section. */
export function riskySteps(page: string): string[] {
  return page.split(/^(?=#{2,6} )/m).flatMap((section) => {
    const lines = section.split('\n');
    return moneyRules.flatMap(({step, needs, instead}) => {
      const at = lines.findIndex((line) => step.test(line));
      const told = lines.slice(0, at + 1).some((line) => needs.test(line));
      return at >= 0 && !told ? [`${lines[0]}: “${lines[at]?.trim()}”; ${instead}`] : [];
    });
  });
}

const CLICK = new RegExp(String.raw`(?<!\bbefore you )\bclick (?:it|the button|${BUTTON})`, 'i');

/** Finds the lines that say “click” before the warning about the click, which a reader then sees too late. */
export function lateWarnings(page: string): string[] {
  return page.split('\n').filter((line) => {
    const [before = '', ...others] = line.split(/<ButtonWarning\b/);
    return others.length > 0 && CLICK.test(before);
  });
}

/** The warnings of a page that a reader sees only after unfolding them. */
export function foldedWarnings(page: string): string[] {
  return [...page.matchAll(FOLD)].flatMap(([, , inside = '']) =>
    [...inside.matchAll(/^:::(?:caution|danger).*/gm)].map(([warning]) => warning),
  );
}
