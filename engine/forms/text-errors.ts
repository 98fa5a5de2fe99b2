/** What exactly is wrong with a text that breaks a rule, as a word the interface has a text for: `form.error.<rule>-<fault>`. */
type FaultOf = (text: string) => string | null;

const emailFault: FaultOf = (text) => {
  const [local = '', domain, ...more] = text.split('@');
  if (more.length > 0) return 'ats';
  if (domain === undefined) return 'at';
  if (/\s/.test(text)) return 'blank';
  return local !== '' && !/[^.]\.[^.]/.test(domain) ? 'domain' : null;
};

/** All digits are there, so one of them is wrong: the number is to be compared, not counted. */
const peselFault: FaultOf = (text) => (/^\d{11}$/.test(text) ? 'digits' : null);

/** By rule. A rule without an entry, and a fault nobody can name, have the words of the rule alone. */
export const textErrors: ReadonlyMap<string, FaultOf> = new Map([
  ['email', emailFault],
  ['pesel', peselFault],
]);
