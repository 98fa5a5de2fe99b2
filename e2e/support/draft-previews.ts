import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInStaff } from './staff-api.ts';

/** A block of words, shown to some alone where `visible` says so. */
export const words = (id: string, html: string, visible?: object) => ({
  id,
  type: 'rich-text',
  props: { html },
  ...(visible && { visible }),
});

/** A draft that is live nowhere, under an alias of the test's own. */
export async function draftPage(url: string, blocks: readonly object[]): Promise<string> {
  const alias = `preview-${randomUUID().slice(0, 8)}`;
  const staff = await signInStaff(url, 'editor@example.com');
  await staff.create('pages', alias, { alias, title: 'Na próbę', layout: 'default', blocks });
  return alias;
}

/** Path of the preview's screen for what was chosen there. */
export const look = (choice: readonly (readonly [string, string])[]) =>
  `preview?${new URLSearchParams(choice.map(([name, value]) => [name, value]))}`;

/** The page in a frame of the grid. */
export const frame = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);
