import {existsSync, readFileSync} from 'node:fs';
import type {Compiler} from 'webpack';

/**
 * Makes the development server show the mistakes of the manual over the page, as it shows those of the
 * bundler.
 */
export class ShowMistakes {
  /**
   * @param file JSON with a list of messages, which is written again after each change
   * @param pageMistakes the mistakes of each page by its absolute path, which its compilation changes
   */
  constructor(
    private readonly file: string,
    private readonly pageMistakes: ReadonlyMap<string, string>,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('check-content', (compilation) => {
      if (compilation.compiler !== compiler) {
        return; // html-webpack-plugin compiles its template separately
      }
      compilation.fileDependencies.add(this.file);
      const shown = [...this.pageMistakes]
        .filter(([page]) => existsSync(page))
        .map(([, mistakes]) => mistakes);
      const others = JSON.parse(readFileSync(this.file, 'utf8')) as string[];
      for (const mistakes of [...shown, ...others]) {
        // Rspack takes any error, and has no class for its own.
        compilation.errors.push(Object.assign(new Error(mistakes), {stack: ''}));
      }
    });
  }
}
