interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): unknown };
}

/**
 * Makes server HTML assignable under `require-trusted-types-for 'script'`. The only such place of the house: what
 * passes here was rendered by our server from sanitised content and came from our own origin.
 */
export function createTrustedMarkup(): (html: string) => string {
  const factory: TrustedTypePolicyFactory | undefined = Reflect.get(window, 'trustedTypes');
  const policy = factory?.createPolicy('mozaika', { createHTML: (html) => html });
  // React hands the value on as it is; its type only knows strings.
  return (html) => (policy ? (policy.createHTML(html) as string) : html);
}
