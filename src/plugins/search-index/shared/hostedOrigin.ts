/** Where Algolia answers for an application; the security policy allows this origin and no other. */
export function hostedOrigin(appId: string): string {
  return `https://${appId}-dsn.algolia.net`;
}
