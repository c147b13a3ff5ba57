import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import {findMovedAnchor} from '@site/src/data/addresses';
import {redirects} from '@site/src/data/redirects';

const site = {list: redirects, baseUrl: siteConfig.baseUrl};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const address = findMovedAnchor(location, site);
  if (address !== undefined) {
    window.location.replace(address);
  }
};
