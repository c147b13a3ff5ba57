import {expect, test} from 'vitest';
import {questionsByPath} from '../../src/search/questions';
import {listHtmlFiles, readBuilt, routeToHtmlFile} from './site';

const files = listHtmlFiles();

test.each(Object.entries(questionsByPath))(
  '%s shows each section that has questions',
  (path, questions) => {
    const file = routeToHtmlFile(path)
      .replace(/\{product\}|\{landing\}/, '[^/]+')
      .replace('{platform}', 'mt[45]');
    const html = files
      .filter((name) => new RegExp(`^${file}$`).test(name))
      .map(readBuilt)
      .join('');
    const anchors = Object.keys(questions).filter(Boolean);
    expect(
      anchors.filter(
        (anchor) => !html.includes(`id="${anchor}"`) && !html.includes(`id=${anchor}`),
      ),
    ).toEqual([]);
  },
);
