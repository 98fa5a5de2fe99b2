import type { BuiltTexts } from '#renderer/server/text-files.ts';

/** The files of texts among the browser's files, from the build's manifest. */
export const builtTextsFrom = (manifest: Readonly<Record<string, { readonly file: string }>>): BuiltTexts =>
  new Set(
    Object.values(manifest)
      .map(({ file }) => `/${file}`)
      .filter((address) => address.startsWith('/assets/texts/')),
  );
