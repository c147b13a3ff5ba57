import {report, type Transform} from './tree';

/** Refuses what an author who copied `docs/_template.mdx` has not replaced yet. It is marked with « and ». */
export function checkTemplate(): Transform {
  return (_root, file) => {
    for (const [index, text] of String(file).split('\n').entries()) {
      const [left] = /«.*»/.exec(text) ?? [];
      if (left !== undefined) {
        report(
          file,
          {line: index + 1},
          `${left} is still as in docs/_template.mdx: write your own words, without « and ».`,
        );
      }
    }
  };
}
