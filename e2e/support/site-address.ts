/** Another run on the same machine names another port. */
export const sitePort: number = Number(process.env['E2E_PORT'] ?? 4173);

/** Where the site runs that all tests share. */
export const siteUrl: string = `http://127.0.0.1:${sitePort}`;
