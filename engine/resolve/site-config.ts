/** Hosts from which published snippets may load scripts (configuration `site.script_hosts`). */
export const scriptHostsOf = (site: Readonly<Record<string, unknown>>): string[] =>
  strings(site['script_hosts']);

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
