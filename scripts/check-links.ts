// Checks whether every address of another site in the finished build still responds: `npm run check:links`.
import path from 'node:path';
import {company} from '../src/data/company';
import {command} from './command';
import {ROOT} from './run';

command(async () => {
  // The package is an ECMAScript module.
  const {check} = await import('linkinator');
  const {links} = await check({
    path: path.join(ROOT, 'build'),
    recurse: true,
    timeout: 20_000,
    // The build already checks the addresses of the manual itself, and editing a file takes a login.
    linksToSkip: [company.url, company.repository].filter(Boolean).map((start) => `^${start}`),
  });
  const others = links.filter(({url}) => /^https?:(?!\/\/localhost)/.test(url));
  const broken = others.filter(({state}) => state === 'BROKEN');
  for (const {url, status, parent} of broken) {
    console.log(`${url} answers ${status || 'nothing'}; it is on ${parent ?? 'a page'}.`);
  }
  console.log(`${others.length} addresses were asked, ${broken.length} are broken.`);
  process.exitCode = broken.length > 0 ? 1 : 0;
});
