import type {ClientModule} from '@docusaurus/types';
import {findPagePath} from '@site/src/navigation/findPagePath';
import {reloadAtTarget} from '@site/src/navigation/reload';

/**
 * A tab that was opened before the last deploy does not know the pages that the deploy added, but its
 * search finds them. For a path that is not a page of this build, reload to ask the server.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  const isOther = previousLocation !== null && previousLocation.pathname !== location.pathname;
  if (isOther && findPagePath(location.pathname) === undefined) {
    void reloadAtTarget();
  }
};
