import {linkPackages} from '../lib/linkPackages';
import {MODULES} from '../lib/paths';
import {withTempFolder} from '../lib/tempFolder';

/** Runs `use` with a folder for sites, in which they find the packages of this package. */
export function withParent<Result>(use: (parent: string) => Promise<Result>): Promise<Result> {
  return withTempFolder((parent) => {
    linkPackages(MODULES, parent);
    return use(parent);
  });
}
