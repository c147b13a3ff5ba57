import type {ComponentType, ReactNode} from 'react';

/** A link of the surroundings: the window closes when one of its links is followed. */
export type LinkComponent = ComponentType<{to: string; className?: string; children: ReactNode}>;
