import {Joi} from '@docusaurus/utils-validation';

interface Table<Row> {
  /** The file or folder of the rows, such as `src/data/glossary`; the error messages name it. */
  readonly file: string;
  readonly nameOf: (row: Row) => string;
  /** Rules that the types of the rows cannot express. */
  readonly schema: Readonly<Record<string, Joi.Schema>>;
  /** Functions that tell whether two rows are duplicates of each other. */
  readonly same: readonly ((row: Row, other: Row) => boolean)[];
}

const MESSAGES = {
  'array.unique': 'exists twice: keep one of them',
  'string.trim': '{#label} has spaces around it: remove them',
};

/**
 * Checks the rows of a data table.
 * @throws with a message for each invalid row
 */
export function checkRows<Row>(
  rows: readonly Row[],
  {file, nameOf, schema, same}: Table<Row>,
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
    return `${file}: ${row === undefined ? '' : nameOf(row)}: ${message}.`;
  });
  if (problems) {
    throw new Error(problems.join('\n'));
  }
}
