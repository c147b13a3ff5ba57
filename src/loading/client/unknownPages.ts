import type {ClientModule} from '@docusaurus/types';
import {findPagePath} from '@site/src/navigation/findPagePath';
import {reloadAtTarget} from '@site/src/navigation/reload';

/**
 * A tab that was opened before the last deploy does not know the pages which that deploy added, although its
 * search can find them. A path that is not a page of this build is therefore reloaded from the server.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  const isOther = previousLocation !== null && previousLocation.pathname !== location.pathname;
  if (isOther && findPagePath(location.pathname) === undefined) {
    void reloadAtTarget();
  }
};
