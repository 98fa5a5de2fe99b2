/**
 * The branch a version of Chromium is of: `156.0.8078.108` -> `156.0.8078`. What follows are corrections of that branch, most of
 * security and some every week; how it draws and what it understands stays (chromium.org, "Version numbers").
 */
export const branchOf = (version: string): string => version.split('.').slice(0, 3).join('.');
