import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import {redirects} from '@site/src/data/redirects';
import {findMovedAnchor} from './findMovedAnchor';

const site = {list: redirects, baseUrl: siteConfig.baseUrl};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const address = findMovedAnchor(location, site);
  if (address !== undefined) {
    window.location.replace(address);
  }
};
