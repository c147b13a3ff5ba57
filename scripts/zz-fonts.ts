import {chromium} from '@playwright/test';
import {browserArgs, findBrowser} from '/work/h/every/scripts/browser';
import {layoutFaults} from '/work/h/every/tests/e2e/layoutFaults';
import {startServer} from '/work/h/every/scripts/server';
(async () => {
  const dir = process.argv[2]!;
  const sizes = (process.argv[3] ?? '16,20,24,32').split(',').map(Number);
  const widths = (process.argv[4] ?? '390,768,1000,1280,1440').split(',').map(Number);
  const routes = (process.argv[5] ?? '/,/docs,/docs/r10/,/docs/r10/mt5/setup/attach_ea,/docs/support/,/docs/support/faq/setup,/docs/support/troubleshooting/error-codes,/docs/r10/drawdown,/search?q=attach,/nope').split(',');
  const shots = process.argv[6];
  const server = await startServer(dir, {port: 0});
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArgs, ignoreDefaultArgs: ['--hide-scrollbars']});
  const rows: Record<string, string[]> = {};
  for (const size of sizes) {
    const page = await browser.newPage();
    await page.addInitScript('globalThis.__name = (f) => f');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.setFontSizes', {fontSizes: {standard: size, fixed: Math.round(size*13/16)}});
    for (const width of widths) {
      await page.setViewportSize({width, height: 800});
      const cell: string[] = [];
      for (const route of routes) {
        await page.goto(server.origin + route);
        await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
        await page.evaluate(() => document.fonts.ready);
        const em = await page.evaluate(() => [getComputedStyle(document.documentElement).fontSize, matchMedia('(min-width: 60em)').matches]);
        const faults = (await layoutFaults(page)).map((f) => f.length > 130 ? f.slice(0, 130) : f);
        const covered = await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.navbar a, .navbar button, main a, .theme-doc-sidebar-container a')].filter((e) => e.checkVisibility({checkVisibilityCSS: true, checkOpacity: true})).flatMap((e) => {
          const r = e.getClientRects()[0]; if (!r || r.width < 2) return [];
          const x = r.left + r.width/2, y = r.top + r.height/2;
          if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [];
          const hit = document.elementFromPoint(x, y);
          return hit && (e.contains(hit) || hit.contains(e)) ? [] : [`covered: ${e.textContent?.slice(0, 30)} by ${hit?.tagName}.${String(hit?.className).slice(0,30)} ${hit?.textContent?.slice(0,20)}`];
        }));
        const toc = await page.evaluate(() => { const t = document.querySelector<HTMLElement>('.table-of-contents'); if (!t || !t.checkVisibility()) return []; const w = t.getBoundingClientRect().width / parseFloat(getComputedStyle(document.documentElement).fontSize); return w < 8 ? [`contents ${w.toFixed(1)} em`] : []; });
        for (const f of [...faults, ...covered, ...toc]) cell.push(`${route}: ${f}`);
        if (shots) await page.screenshot({path: `${shots}/${size}-${width}${route.replace(/\W/g, '_')}.png`});
      }
      rows[`${size}px ${width}`] = cell;
      console.log(size, width, cell.length); for (const c of cell.slice(0, 60)) console.log('   ', c);
    }
    await page.close();
  }
  await browser.close(); await server.close();
})();
