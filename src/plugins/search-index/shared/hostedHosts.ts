/**
 * Algolia's hosts for an application: the near one first, the others for when it is out of reach. The
 * client asks these, and the security policy allows no others.
 */
export function hostedHosts(appId: string): string[] {
  return [
    `${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  ];
}
