/** Hosts from which published snippets may load scripts (configuration `site.script_hosts`). */
export const scriptHostsOf = (site: Readonly<Record<string, unknown>>): string[] =>
  strings(site['script_hosts']);

/** Other hosts to which redirect rules may lead (configuration `site.redirect_hosts`, security 21). */
export const redirectHostsOf = (site: Readonly<Record<string, unknown>>): string[] =>
  strings(site['redirect_hosts']);

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
