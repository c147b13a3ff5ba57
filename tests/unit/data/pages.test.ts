import {describe, expect, test} from 'vitest';
import {
  counterpartPath,
  hasCounterparts,
  pageOf,
  productsWithPage,
  type ProductPage,
} from '@site/src/data/pages';
import {productsWithTasks, tasks} from '@site/src/data/tasks';
import {type Product, products} from '@site/src/data/products';
import {firstProduct} from '../../fixtures/fullProducts';

const {id, label} = firstProduct;
const hawk: Product = {id: 'hawk', label: 'Hawk', scope: 'full', path: '/docs/hawk/'};

/** Manual, platform, task and the rest of the path, without those that are null. */
function summary(path: string): string {
  const {manual, platform, task, pathInManual} = pageOf(path);
  return [manual?.label, platform, task?.id, pathInManual].map((part) => part ?? '–').join(' ');
}

describe('pageOf', () => {
  test.each([
    ['/', '– – – '],
    ['/docs', '– – – '],
    ['/search', '– – – '],
    ['/docs/unknown/page', '– – – '],
    ['/docs/basics/', 'Basics – – '],
    ['/docs/basics/constructor', 'Basics – – constructor'],
    ['/docs/support/faq/setup', 'Support – – faq/setup'],
    ['/docs/category/metatrader', 'Support – – category/metatrader'],
    [`/docs/${id}/`, `${label} – – `],
    [`/docs/${id}00/`, '– – – '],
    [`/docs/${id}/drawdown`, `${label} – – drawdown`],
    [`/docs/${id}/mt4/setup/attach_ea`, `${label} mt4 attach_ea mt4/setup/attach_ea`],
    ['/docs/basics/docs/words', 'Basics – – docs/words'],
  ])('%s', (path, expected) => {
    expect(summary(path)).toBe(expected);
  });

  test.each([
    '/docs/basics/',
    '/docs/basics/docs/words',
    `/docs/${id}/drawdown`,
    `/docs/${id}/mt4/setup/attach_ea`,
  ])('%s is the same page below any base URL, with and without a slash at its end', (path) => {
    const page = pageOf(path);
    const short = path.replace(/\/$/, '');
    for (const other of [
      short,
      `${short}/`,
      `/manual${short}`,
      `/docs${short}/`,
      `${path}?q=/docs/#x`,
    ]) {
      expect(pageOf(other)).toEqual(page);
    }
  });

  test.each(products.map((product) => [product.path, product] as const))(
    '%s is the first page of its product',
    (path, product) => {
      expect(pageOf(path)).toMatchObject({
        product,
        manual: {label: product.label},
        pathInManual: '',
      });
    },
  );
});

describe('counterparts', () => {
  const task = `/docs/${id}/mt4/setup/${tasks[0].id}`;
  const page = (path: string) => pageOf(path) as ProductPage;

  test.each([
    ['a task', task, true],
    ['a page about both platforms', `/docs/${id}/drawdown`, true],
    ['the first page of a manual', `/docs/${id}/`, false],
    ['a product with a first page only', '/docs/rx5/', false],
    ['a product without pages', '/docs/category/r-25', false],
    ['a general page', '/docs/support/faq/setup', false],
  ])('of %s', (_, path, expected) => {
    expect(hasCounterparts(pageOf(path))).toBe(expected);
  });

  test.each([
    [task, {}, task],
    [task, {platform: 'mt5'}, task.replace('mt4', 'mt5')],
    [task, {product: hawk}, task.replace(id, 'hawk')],
    [`/docs/${id}/drawdown`, {product: hawk}, '/docs/hawk/drawdown'],
  ] as const)('%s with %o', (path, change, expected) => {
    expect(counterpartPath(page(path), change)).toBe(expected);
  });

  test('finds a task in all full manuals', () => {
    expect(productsWithPage(page(task))).toEqual(productsWithTasks);
  });

  test('finds an extra page in one manual', () => {
    const found = productsWithPage(page('/docs/rc100/configuration/presets'));
    expect(found.map(({label}) => label)).toEqual(['R-C100']);
  });
});
