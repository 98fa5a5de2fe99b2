/** Tiles that grow from a lower left corner and thin out upwards and to the right. */
export const cornerLeft = [
  '..wd....qt............',
  'qdodwt..rd............',
  'hdrtkdqy..wt....qd....',
  'odlahdrdqtedwd..rtwt..',
  'hdqdryedhdkdotqdlyrdet',
] as const;

/** Tiles that grow from a lower right corner. */
export const cornerRight = [
  '..................qd',
  '..........wt..qtedly',
  '......qy..ldhdoardkt',
  '..wt..edqtrdkthdqdey',
  'qdedotkdhdwdlyodedqt',
] as const;

/** One long row, wide enough for any window: the edge between a page and its footer. */
export const frieze = [
  'rdhdrdkdldhyrdedhdrdodeawdkdqdrdwdhdodqyodedkdodkdodedodqahdwdqdwdqywdodqdkdwdkdhdrahdrdwdkdqyedkdodqdld',
] as const;
