import {describe, expect, test} from 'vitest';
import {createAnnouncementBar} from '@site/src/data/build/announcementBar';
import {checkCompany} from '@site/src/data/build/checkCompany';
import {type Company, company} from '@site/src/data/company';

describe('checkCompany', () => {
  test.each<Partial<Company>>([
    {},
    {url: 'http://localhost:8080'},
    {baseUrl: '/manual/'},
    {baseUrl: '/Docs/EA-manual/'},
    {support: 'help@capital.example'},
    {support: 'https://www.capital.example/help?from=manual'},
    {repository: 'https://github.com/owner/name/edit/main'},
    {scripts: ['/js/counter.js', {src: 'https://plausible.io/js/pa-1a2b.js', async: true}]},
    {scripts: [{src: 'https://gc.zgo.at/count.js', 'data-goatcounter': 'https://a.example/count'}]},
    {allowedHosts: {script: ['https://gc.zgo.at'], connect: ['wss://chat.example:8443']}},
    {allowedHosts: {frame: ['https://www.youtube-nocookie.com'], image: ['https://*.example']}},
    {community: []},
    {
      footerGroups: [
        {
          title: 'Legal',
          links: [
            {label: 'Privacy', href: 'https://www.capital.example/privacy'},
            {label: 'Imprint', href: '/docs/support/imprint'},
          ],
        },
      ],
    },
  ])('accepts %j', (changes) => {
    expect(() => checkCompany({...company, ...changes})).not.toThrow();
  });

  test.each<[Partial<Company>, string]>([
    [{name: ' '}, 'the name is " "; write at least a word.'],
    [{url: 'manual.example.com'}, 'the url is "manual.example.com"; write the scheme and the host'],
    [{url: 'https://example.com/manual'}, 'write the scheme and the host only'],
    [{baseUrl: 'manual'}, 'the baseUrl is "manual"; begin and end it with a slash'],
    [{baseUrl: '/my manual/'}, 'begin and end it with a slash'],
    [{website: 'www.example.com'}, 'the website is "www.example.com"; write the whole address'],
    [{repository: 'owner/name'}, 'the repository is "owner/name"; write what comes before'],
    [
      {repository: 'https://github.com/owner/name'},
      'such as https://github.com/owner/name/edit/main',
    ],
    [{repository: 'https://gitlab.com/owner/name/'}, 'write what comes before the path of a file'],
    [{support: ''}, 'the support is ""; write a whole e-mail address'],
    [{support: 'help@'}, 'the support is "help@"; write a whole e-mail address'],
    [{support: '@example.com'}, 'write a whole e-mail address'],
    [{support: 'mailto:help@capital.example'}, 'write a whole e-mail address'],
    [{support: 'https://'}, 'the whole address of a page; without one, leave it out'],
    [{support: '/docs/support/'}, 'the whole address of a page'],
    [{scripts: ['js/a.js']}, 'the scripts[0] is "js/a.js"; write the whole address of a script'],
    [{scripts: ['//a.example/a.js']}, 'write the whole address of a script, or the path of a file'],
    [{scripts: [{src: 'https://a.example'}]}, 'the scripts[0].src is "https://a.example"; write'],
    [{scripts: [{src: 'http://a.example/a.js'}]}, 'the whole address of a script'],
    [{scripts: [{async: true} as never]}, 'the scripts[0].src is ""; write'],
    [{scripts: [{src: '/a.js', async: 1 as never}]}, 'scripts[0].async must be one of'],
    [{allowedHosts: {frame: ['https://a.example/embed/']}}, 'the allowedHosts.frame[0] is'],
    [{allowedHosts: {script: ['http://a.example']}}, 'write the scheme and the host only'],
    [{allowedHosts: {font: []} as object}, 'allowedHosts.font is not allowed'],
    [{community: [{label: '', href: 'https://a.example'}]}, 'the community[0].label is ""'],
    [{community: [{label: 'Forum', href: 'a.example'}]}, 'the community[0].href is "a.example"'],
    [{footerGroups: [{title: ' ', links: []}]}, 'the footerGroups[0].title is " "'],
    [
      {footerGroups: [{title: 'Legal', links: [{label: 'Terms', href: 'terms'}]}]},
      'the footerGroups[0].links[0].href is "terms"; write the whole address',
    ],
  ])('refuses %j', (changes, message) => {
    expect(() => checkCompany({...company, ...changes})).toThrow(message);
  });

  test('names every mistake', () => {
    expect(() => checkCompany({...company, name: '', baseUrl: ''})).toThrow(
      /name is .*\n.*baseUrl is/,
    );
  });
});

describe('the announcement', () => {
  const text = 'Version 7: read "what is new" & install it.';

  test.each([
    ['without a link', undefined, 'Version 7: read &#34;what is new&#34; &#38; install it.'],
    [
      'with a link, below the base URL',
      {words: '"what is new"', to: '/docs/new'},
      'Version 7: read <a href="/Manual/docs/new">&#34;what is new&#34;</a> &#38; install it.',
    ],
  ])('is HTML %s', (_, link, content) => {
    expect(createAnnouncementBar({id: 'seven', text, link}, '/Manual/', [])).toEqual({
      id: 'seven',
      content,
      isCloseable: true,
    });
  });

  const note = {doc: 'v7', label: 'Version 7', date: '2025-06-23'};
  const toNote = {id: 'seven', text, link: {words: 'install', to: '/docs/support/updates/v7'}};

  test('links to the safe update while the release note is empty', () => {
    const {id, content} = createAnnouncementBar(toNote, '/', [note]);
    expect(id).toBe('seven-safe-update');
    expect(content).toContain('href="/docs/support/updates/#before-you-update"');
  });

  test('links to the release note once it has changes', () => {
    const {id, content} = createAnnouncementBar(toNote, '/', [{...note, changes: ['New.']}]);
    expect(id).toBe('seven');
    expect(content).toContain('href="/docs/support/updates/v7"');
  });

  test.each([
    [
      {words: 'the note', to: '/docs/new'},
      'the text does not contain the words "the note" of the link',
    ],
    [
      {words: 'the note', to: toNote.link.to},
      'the text does not contain the words "the note" of the link',
    ],
    [{words: 'install', to: 'docs/new'}, 'leads to "docs/new", which is not a path of the manual'],
    [{words: 'install', to: '//evil.example/'}, 'is not a path of the manual'],
  ])('refuses the link %j', (link, message) => {
    expect(() => createAnnouncementBar({id: 'seven', text, link}, '/', [note])).toThrow(message);
  });
});
