/** A third party that knows how names of places are written. */
export interface AddressService {
  /**
   * How it would write a name.
   * @param name at most 100 characters
   * @throws when it does not answer in time, or not as agreed
   */
  correct(name: string): Promise<string>;
}

/** What the service is asked over: HTTPS, one deadline, no redirects (`http/outbound.ts`). */
type Post = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly body: unknown }>;

export interface HttpAddressServiceOptions {
  readonly url: string;
  /** Goes into a header: addresses end up in logs. */
  readonly key: string;
  readonly post: Post;
}

const locale = 'pl';
const longest = 200;

/** The service over the network. Its key is in the header of the call and nowhere else ([sec 6] of the decisions). */
export function createHttpAddressService({ url, key, post }: HttpAddressServiceOptions): AddressService {
  return {
    correct: async (name) => {
      const answer = await post(url, JSON.stringify({ name, locale }), { 'x-access-key': key });
      const { body } = answer;
      const corrected =
        typeof body === 'object' && body !== null && 'corrected' in body ? body.corrected : null;
      if (answer.status !== 200 || typeof corrected !== 'string' || corrected.length > longest)
        throw new Error(`the address service answered ${answer.status}, not as agreed`);
      return corrected;
    },
  };
}
