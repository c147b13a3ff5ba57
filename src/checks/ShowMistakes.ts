import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Compiler} from 'webpack';

/** How Rspack draws the error of a loader: each line has a bar in front of it. */
const BAR = /^ *(?:[│×]|╰─▶)? *(?:│|×)? ?/gm;

/**
 * Reduces the bundler's error about a page to its mistakes, one a line, each with file and line.
 * @param message as Rspack writes it, with the stacks of our checks, of MDX and of Docusaurus
 */
export function readMistakes(message: string, siteDir: string): string {
  const text = message.replace(BAR, '');
  const [, file = '', cause, details = ''] =
    /MDX compilation failed for file "(.*)"\nCause: ([^]*?)\nDetails:\n([^]*)/.exec(text) ?? [];
  if (cause === undefined) {
    // A file that could not be read at all.
    return /Error: ([^\n]+:\d+: [^]*?)\n *at /.exec(text)?.[1] ?? message;
  }
  const name = path.relative(siteDir, file).replaceAll(path.sep, '/');
  const line = /"line": (\d+)/.exec(details)?.[1] ?? 1;
  return cause.startsWith(`${name}:`) ? cause : `${name}:${line}: ${cause}`;
}

/**
 * Makes the development server show the mistakes of the manual over the page, as it shows those of the
 * bundler.
 */
export class ShowMistakes {
  /** @param file JSON with a list of sentences, which is written anew after each change */
  constructor(
    private readonly file: string,
    private readonly siteDir: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('check-content', (compilation) => {
      if (compilation.compiler !== compiler) {
        return; // html-webpack-plugin compiles its template separately
      }
      compilation.fileDependencies.add(this.file);
      const sentences = JSON.parse(readFileSync(this.file, 'utf8')) as string[];
      const errors = [
        ...compilation.errors.map(({message}) => readMistakes(message, this.siteDir)),
        ...sentences,
      ].map((sentence) => Object.assign(new Error(sentence), {stack: ''}));
      // Rspack takes any error, and has no class for its own.
      const list: Error[] = compilation.errors;
      list.splice(0, list.length, ...errors);
    });
  }
}
