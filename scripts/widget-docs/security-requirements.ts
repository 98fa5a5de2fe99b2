/** One of the numbered requirements of security. */
export interface SecurityRequirement {
  /** What holds. */
  readonly holds: string;
  /** Chapters of OWASP ASVS 5.0.0 it answers to. */
  readonly asvs: readonly string[];
  /** What its tests do not show yet. */
  readonly open?: string;
}

/** The forty, in their order: the title of a test names the number it shows, `[sec 5]`. */
export const securityRequirements: readonly SecurityRequirement[] = [
  { holds: 'Tokens never reach code in the browser', asvs: ['V3', 'V7', 'V14'] },
  { holds: 'Sessions are `__Host-` cookies, Secure and HttpOnly', asvs: ['V3', 'V7'] },
  { holds: 'A sign-in begins a session with a new id', asvs: ['V7'] },
  {
    holds: 'Signing out ends the session on the server and clears what the browser keeps',
    asvs: ['V7', 'V14'],
  },
  {
    holds:
      'A session ends after 15 minutes without use and after 12 hours at most, of customers and of staff',
    asvs: ['V7'],
  },
  {
    holds: 'Parallel calls renew a session once; a renewal token that comes again ends its family',
    asvs: ['V7', 'V10'],
  },
  { holds: 'Writes need our header and our own origin', asvs: ['V3', 'V4'] },
  { holds: 'No GET changes anything', asvs: ['V3', 'V4'] },
  {
    holds: 'Sign-ins are limited per account and per client, and nobody is locked out for ever',
    asvs: ['V6'],
  },
  {
    holds: 'An unknown user gets the same answer for the same work',
    asvs: ['V6'],
  },
  { holds: 'Codes and links are good once, for ten minutes and five tries', asvs: ['V6'] },
  {
    holds: 'Tokens in addresses are exchanged, taken out of the address and never logged',
    asvs: ['V14', 'V16'],
  },
  { holds: 'Another phone number or password needs a new proof of who asks', asvs: ['V6', 'V7'] },
  { holds: 'The status gate holds in every call', asvs: ['V8'] },
  { holds: 'Contracts, documents, chats, comments and orders are their owner’s', asvs: ['V8'] },
  { holds: 'Whoever is named nowhere may nothing', asvs: ['V8'] },
  { holds: 'Headers that only a proxy may set are ignored from clients', asvs: ['V4', 'V13'] },
  { holds: 'The proxy forwards the paths of the call list and nothing else', asvs: ['V4'] },
  { holds: 'Hints are asked for by alias; their address comes from the stored form', asvs: ['V4', 'V8'] },
  {
    holds: 'Calls to others follow no redirects and reach no private address',
    asvs: ['V13', 'V15'],
  },
  { holds: 'Redirects stay within our origin or its list', asvs: ['V3'] },
  { holds: 'A content security policy without inline code and eval, on every page', asvs: ['V3'] },
  {
    holds: 'Trusted Types are enforced',
    asvs: ['V3'],
  },
  { holds: 'Snippets run what their list allows and nothing else', asvs: ['V1', 'V3'] },
  { holds: 'A server whose sanitiser fails its self-test does not start', asvs: ['V1', 'V13'] },
  { holds: 'HTML of content is made safe once, on its way in', asvs: ['V1'] },
  {
    holds: 'Making very many texts safe takes bounded memory and lets others have their turn',
    asvs: ['V15'],
  },
  { holds: 'Forms are compiled from rules our mapper built', asvs: ['V1', 'V2'] },
  {
    holds: 'Regular expressions of editors are screened; a bad one ends its rule, not the form',
    asvs: ['V1', 'V2'],
  },
  { holds: 'Server and browser agree on every submission', asvs: ['V2'] },
  { holds: 'Unknown fields and `__proto__` are refused', asvs: ['V2', 'V15'] },
  { holds: 'Files are judged by their bytes and limits, and come back as attachments', asvs: ['V5'] },
  { holds: 'Money moves once per idempotency key', asvs: ['V2'] },
  { holds: 'Killed within a payment and asked again, there is one effect', asvs: ['V2'] },
  { holds: 'Totals are the server’s', asvs: ['V2'] },
  { holds: 'Sockets need our origin and a ticket, and end with their session', asvs: ['V4', 'V7'] },
  { holds: 'What is one customer’s is kept by nobody and shown to no other', asvs: ['V14'] },
  {
    holds: 'Logs hold no personal data and no secrets; money and sign-ins, of staff too, are written down',
    asvs: ['V14', 'V16'],
  },
  {
    holds: 'Hosts that are down, slow, huge or talk garbage cost a named answer, not the page',
    asvs: ['V15', 'V16'],
  },
  {
    holds: 'A production has no calls of the sandbox and none of its accounts',
    asvs: ['V13', 'V15'],
  },
];
