/**
 * Where Algolia answers for an application: the near host first, the others for when it is out of
 * reach. The security policy allows these origins and no other.
 */
export function hostedOrigins(appId: string): string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ];
}
