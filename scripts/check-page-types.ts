// Names every mistake in the types of pages, partials and data. `npm run build` runs it beside the bundlers.
import {command} from './command';
import {findTypeMistakes} from './findTypeMistakes';
import {ROOT} from './run';

command(async () => {
  const mistakes = await findTypeMistakes(ROOT);
  if (mistakes) {
    throw new Error(mistakes);
  }
});
