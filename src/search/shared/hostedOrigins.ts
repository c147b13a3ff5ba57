/**
 * The hosts that answer for an Algolia application: first the nearest, then the fallbacks. The client asks
 * them in this order, and the security policy allows these origins and no others.
 */
export function hostedOrigins(appId: string): string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ];
}
