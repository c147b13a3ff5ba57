import {expect, open, test, waitForHydration} from './fixtures';

test('the home page opens', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test.describe('an unknown path', () => {
  test.use({expectedProblems: /status of 404/});

  test('answers 404 with the not-found page', async ({page}) => {
    const response = await page.goto('/docs/no-such-page');
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
