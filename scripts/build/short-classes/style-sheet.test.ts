import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { styledFolders, styleSheetPath } from './style-sheet.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mozaika-sheet-'));
  await mkdir(join(root, dirname(styleSheetPath)), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));
const foldersOf = async (css: string) => {
  await writeFile(join(root, styleSheetPath), css);
  return styledFolders(root);
};

test('[issue 16] the folders in which names are shortened are those that the style sheet names', async () => {
  const folders = await foldersOf('@source "../../ui";\n@source "../../engine/react";\n');
  expect(folders).toEqual([join(root, 'ui'), join(root, 'engine/react')]);
});

test.each([
  ['none', '.a { top: 0 }'],
  ['one in another way', '@source "../../ui";\n@source not "../../ui/old";\n'],
])(
  '[issue 16] a sheet that names %s ends the build: its code would keep names that the sheet has no more',
  async (_, css) => {
    await expect(foldersOf(css)).rejects.toThrow('@source');
  },
);
