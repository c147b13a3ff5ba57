/** What only the files for servers contain: `_headers`, and the snippets and paths of `_hosting/`. */
export const FOR_SERVERS =
  /\n {2}Content-Security-Policy: |Written by the build of the manual|"\/docs\/basics\/": "docs\/basics\/index\.html"/;
