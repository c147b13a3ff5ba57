import {expect, test} from './fixtures';
import {firstProduct} from '../fixtures/fullProducts';

const BOX = 'body > .load-failure';

test.use({expectedProblems: /^cannot load <script /});

for (const script of ['runtime~main', 'main', 'frame']) {
  test(`${script} fails: the text stays, a box reports it, and Retry recovers`, async ({
    tab,
    site,
  }) => {
    site.lost = new RegExp(`/assets/js/${script}\\.`);
    await tab.goTo('/docs/basics/');
    await expect.poll(() => tab.texts(BOX)).toHaveLength(1);
    expect(await tab.texts('h1')).toHaveLength(1);

    site.lost = null;
    await tab.click(`${BOX} button`);
    await tab.waitForHydration();
    expect(await tab.texts(BOX)).toEqual([]);
    await tab.click(`.navbar a[href="/docs/${firstProduct.id}/"]`);
    await expect.poll(() => tab.texts('h1')).toEqual([expect.stringContaining(firstProduct.label)]);
  });
}
