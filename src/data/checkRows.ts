import {Joi} from '@docusaurus/utils-validation';

interface Table<Row> {
  /** The file or folder of the rows, such as `src/data/glossary`. */
  readonly place: string;
  readonly nameOf: (row: Row) => string;
  /** What the types of the rows do not say. */
  readonly schema: Readonly<Record<string, Joi.Schema>>;
  /** Whether two rows are the same thing, for each way in which they can be. */
  readonly same: readonly ((row: Row, other: Row) => boolean)[];
}

const MESSAGES = {
  'array.unique': 'exists twice: keep one of them',
  'string.trim': '{#label} has spaces around it: remove them',
};

/**
 * Checks the rows of a table in the data. For the build only.
 * @throws with a sentence for each row that is wrong
 */
export function checkRows<Row>(
  rows: readonly Row[],
  {place, nameOf, schema, same}: Table<Row>,
): void {
  const table = same.reduce(
    (array, comparator) => array.unique(comparator),
    Joi.array().items(Joi.object(schema).unknown()),
  );
  const {error} = table
    .messages(MESSAGES)
    .prefs({abortEarly: false, convert: false, errors: {label: 'key', wrap: {label: false}}})
    .validate(rows);
  const problems = error?.details.map(({path: [index], message}) => {
    const row = rows[Number(index)];
    return `${place}: ${row === undefined ? '' : nameOf(row)}: ${message}.`;
  });
  if (problems) {
    throw new Error(problems.join('\n'));
  }
}
