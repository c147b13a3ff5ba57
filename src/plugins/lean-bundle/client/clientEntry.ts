/**
 * Core's entry as two tasks instead of one: React DOM, then all else. Together they keep a phone
 * from answering its reader for twice as long.
 */
import 'react-dom/client';

setTimeout(() => void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
