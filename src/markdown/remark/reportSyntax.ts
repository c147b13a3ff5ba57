import type {Parser, Processor} from 'unified';
import type {VFile} from 'vfile';

/**
 * Reports what MDX cannot parse as a mistake like any other, with its line. The parser would throw it, and
 * nobody would learn the other mistakes of the file.
 */
export function reportSyntax(this: Processor): void {
  const parse = this.parser as Parser;
  this.parser = (source, file) => {
    try {
      return parse(source, file);
    } catch (error) {
      if (!(error instanceof Error && 'reason' in error)) {
        throw error;
      }
      const {reason, place} = error as VFile['messages'][number];
      file.message(reason, place);
      return {type: 'root', children: []};
    }
  };
}
