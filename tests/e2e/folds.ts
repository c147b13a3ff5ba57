import type {Locator} from '@playwright/test';

/** Opens all folded parts that a locator finds. */
export async function openAll(parts: Locator): Promise<void> {
  await parts.evaluateAll((found) => found.forEach((part) => part.setAttribute('open', '')));
}
