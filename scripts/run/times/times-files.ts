/** What the reporters of the two tools write. */
export const unitTimes = '.tmp/unit-times.json';
export const browserTimes = '.tmp/browser-times.json';

/** Where the table of a whole run stays, for people and for programs. */
export const timesFile = '.tmp/test-times.md';
export const timesData = '.tmp/test-times.json';
