import path from 'node:path';
import ts from 'typescript';

/** TypeScript's messages in the words of an author. A function answers undefined if there is nothing to say. */
const WORDS: readonly [RegExp, (...groups: string[]) => string | undefined][] = [
  [
    /^Cannot find name '(.+?)'/,
    (name) =>
      `{${name}} is read as JavaScript, which has no ${name} here. In text, write it as code: \`${name}\`.`,
  ],
  // Packages are not read.
  [
    /^Cannot find module '(.+?)'/,
    (file = '') =>
      /^(?:\.|@site\/)/.test(file)
        ? `There is no file ${file}. Correct the path, or add the file.`
        : undefined,
  ],
  // What an element is looked up in has the props of the page as well.
  [
    /^Property '(.+?)' does not exist on type '\{ props: /,
    (name) => `<${name}> is not a component of the manual. Check the spelling, or import it.`,
  ],
  [
    /^Property '(.+?)' does not exist on type/,
    (name) => `${name} does not exist here. Check the spelling.`,
  ],
  [
    /but '(.+?)' does not exist in type/,
    (name) => `${name} does not exist here. Check the spelling.`,
  ],
  [/^Property 'children' is missing/, () => 'The element needs content between its tags.'],
  [/^Property '(.+?)' is missing/, (name) => `${name} is missing. Write it.`],
  [
    /^Type '(.+?)' is not assignable to type '(.+)'\./,
    (given, wanted = '') => {
      const values = wanted.replace(' | undefined', '').replaceAll(' | ', ' or ');
      // The name of a type says nothing to authors.
      const advice = /^[A-Z]/.test(values) ? 'Check the spelling' : `Use ${values}`;
      return `${given} cannot be here. ${advice}.`;
    },
  ],
];

/** The last of TypeScript's messages, which is the most exact one. */
function innermost(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') {
    return message;
  }
  const [next] = message.next ?? [];
  return next ? innermost(next) : message.messageText;
}

function inWords(message: string): string | undefined {
  for (const [pattern, say] of WORDS) {
    const found = pattern.exec(message);
    if (found) {
      return say(...found.slice(1));
    }
  }
  return message;
}

/**
 * Says in a sentence what TypeScript found, and where.
 * @param root folder of the project; the path in the answer begins there
 * @returns undefined if an author has nothing to mend
 */
export function explainDiagnostic(
  {messageText, file, start = 0}: ts.Diagnostic,
  root: string,
): string | undefined {
  const message = innermost(messageText);
  const sentence = inWords(message);
  if (!file || sentence === undefined) {
    return undefined;
  }
  const line = ts.getLineAndCharacterOfPosition(file, start).line + 1;
  const [, guess] = /(Did you mean .+)$/.exec(message) ?? [];
  const advice = guess ? sentence.replace(/(?<=\. ).+$/, guess) : sentence;
  return `${path.relative(root, file.fileName)}:${line}: ${advice}`;
}
