import type {Declaration, Root} from 'postcss';

const NAME = /--[\w-]+/g;

/**
 * Drops the custom properties of a style sheet that nothing uses, neither the sheet itself nor a text
 * outside that names them. One that only unused ones are made of goes with them. (PurgeCSS has this
 * too, but drops some that are used through another.)
 *
 * @param root the sheet, changed in place
 * @param outside names that are used elsewhere, with their hyphens: `--ifm-color-primary`
 */
export function dropUnusedVariables(root: Root, outside: ReadonlySet<string>): void {
  const variables: Declaration[] = [];
  const used = new Set(outside);
  const use = (value: string) => value.match(NAME)?.forEach((name) => used.add(name));
  root.walkDecls((declaration) => {
    if (declaration.variable) {
      variables.push(declaration);
    } else {
      use(declaration.value);
    }
  });
  let sizeBefore;
  do {
    sizeBefore = used.size;
    variables.filter(({prop}) => used.has(prop)).forEach(({value}) => use(value));
  } while (used.size > sizeBefore);
  variables.filter(({prop}) => !used.has(prop)).forEach((declaration) => declaration.remove());
}
