import {firstProduct, secondProduct} from '../fixtures/fullProducts';
import {expect, open, test} from './fixtures';
import {SearchWindow} from './searchWindow';

// What most readers do. It also runs in Firefox and WebKit.
test('from the home page to a setup step, to the meaning of an error, and back', async ({page}) => {
  const modal = new SearchWindow(page);
  await open(page, '/');
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('main').getByRole('link', {name: secondProduct.label, exact: true}).click();
  await page
    .getByRole('link', {name: /^Prepare the chart/})
    .last()
    .click();
  const bar = page.getByRole('navigation', {name: 'Platform, product and step'});
  await bar.getByRole('link', {name: 'Attach the EA'}).click();
  const attach = `/docs/${secondProduct.id}/mt5/setup/attach_ea`;
  await expect(page).toHaveURL(attach);
  const details = page.getByRole('article').locator('details').first();
  await details.locator('summary').click();
  await expect(details.locator('summary + *')).toBeVisible();

  await modal.find('10027');
  await page.keyboard.press('Enter');
  await expect(page.locator('#error-10027')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(attach);

  await bar.getByRole('link', {name: firstProduct.label}).click();
  await expect(page).toHaveURL(`/docs/${firstProduct.id}/mt5/setup/attach_ea`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
