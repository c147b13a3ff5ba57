import {expect, open, test} from './fixtures';
import {firstProduct} from '../fixtures/fullProducts';

const PAGE = `/docs/${firstProduct.id}/drawdown`;

test('the link to the twin changes with the page', async ({page}) => {
  const twin = page.locator('link[rel=alternate][type="text/markdown"]');
  await open(page, PAGE);
  await expect(twin).toHaveAttribute('href', `${PAGE}.md`);
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByText('Home').click();
  await expect(twin).toHaveAttribute('href', '/index.md');
  await open(page, '/search?q=lot');
  await expect(twin).toHaveCount(0);
});

test('the theme colour is that of the navbar in both modes', async ({page}) => {
  const colours = () =>
    page.evaluate(() => {
      const sample = document.createElement('i');
      sample.style.color =
        document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content ?? '';
      document.body.append(sample);
      const theme = getComputedStyle(sample).color;
      sample.remove();
      const navbar = document.querySelector('.navbar');
      return {theme, navbar: navbar && getComputedStyle(navbar).backgroundColor};
    });
  const check = async () => {
    const {theme, navbar} = await colours();
    expect(theme).toBe(navbar);
  };
  await open(page, '/');
  await check();
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await check();
});
