/**
 * Loads Docusaurus's own entry in a second task, after React DOM. As one task the two would block a
 * phone for about 45 ms longer before it can react to a tap.
 */
import 'react-dom/client';
import {redirectToCanonicalPath} from '@site/src/navigation/redirectToCanonicalPath';

if (!redirectToCanonicalPath()) {
  setTimeout(
    () => void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
  );
}
