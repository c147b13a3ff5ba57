import type {ReactNode} from 'react';
import {platformList, platforms, type PlatformId, type PlatformLabels} from '../../data/platforms';

interface Drawn {
  /** What it shows, in one sentence, for those who cannot see it. */
  readonly label: string;
  readonly picture: ReactNode;
}

/** Draws a control. Each page loads only the files of the drawings that it shows. */
export type Draw = (platform: PlatformId | undefined) => Drawn;

/** Labels of the platform that a page is about, or of both. */
export function labelsOf(platform: PlatformId | undefined): readonly PlatformLabels[] {
  return platform ? [platforms[platform]] : platformList;
}

export function isMt4(platform: PlatformId | undefined): boolean {
  return platform === 'mt4';
}
