/** Where the build leaves the document around each screen, for every start. */
export const documentShellFile = 'dist/document-shell.json';
