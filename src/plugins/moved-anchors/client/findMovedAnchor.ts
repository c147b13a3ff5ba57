import {isSamePage, type MovedAddress, splitAddress} from '@site/src/data/redirects';

interface Place {
  readonly pathname: string;
  /** With its "#", or empty. */
  readonly hash: string;
}

/**
 * Finds the address that replaced an id.
 * @param baseUrl with a slash at both ends
 * @returns path with base URL, and the id
 */
export function findMovedAnchor(
  {pathname, hash}: Place,
  {list, baseUrl}: {readonly list: readonly MovedAddress[]; readonly baseUrl: string},
): string | undefined {
  const moved = list.find(({from}) => {
    const {page, id} = splitAddress(from);
    return id !== '' && `#${id}` === hash && isSamePage(baseUrl + page.slice(1), pathname);
  });
  return moved && baseUrl + moved.to.slice(1);
}
