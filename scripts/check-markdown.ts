// `npm run check:markdown`: names every mistake of every page at once.
import {command} from './command';
import {findMarkdownMistakes} from './findMarkdownMistakes';
import {ROOT} from './run';

command(async () => {
  const mistakes = await findMarkdownMistakes(ROOT);
  if (mistakes) {
    throw new Error(mistakes);
  }
});
