import type { QueryContext } from '#registry/widget.ts';
import {
  authorizationSocial,
  passkeyLogin,
  passkeyQuestion,
  userLoginLink,
  userLoginRsa,
} from '#schemas/calls/auth.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { devSocialToken } from '#schemas/calls/dev.ts';
import type { AuthGroup } from '#schemas/customer.ts';
import type { DemoAccount } from '#schemas/demo-accounts.ts';
import { defaultAuthGroup } from '#schemas/form-source.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';
import { type SignInVisit, signInVisit } from '#ui/account/sign-in-visit.ts';
import type { SignInProps } from './props.ts';

/** Ways to sign in that have an address of their own; any other word of the address is the name of an auth group. */
export const ways = ['password', 'passkey', 'link', 'signature'] as const;
export type Way = (typeof ways)[number];

/** A social network whose accounts may sign in. */
export interface NetworkEntry {
  readonly alias: string;
  readonly title: string;
  /** Where its token is sent. */
  readonly signInCall: CallRef<typeof authorizationSocial>;
}

/** Everything the screen offers, decided on the server. */
export interface SignInEntry extends SignInVisit {
  readonly way: Way;
  readonly group: string;
  readonly groups: readonly AuthGroup[];
  /** The form of the password way; null on the others, and while there is none. */
  readonly form: PreparedForm | null;
  readonly networks: readonly NetworkEntry[];
  /** Only where the site gives tokens of the sandbox's own network. */
  readonly socialTokenCall: CallRef<typeof devSocialToken> | null;
  readonly linkCall: CallRef<typeof userLoginLink>;
  readonly signatureCall: CallRef<typeof userLoginRsa>;
  readonly passkeyCalls: {
    readonly ask: CallRef<typeof passkeyQuestion>;
    readonly signIn: CallRef<typeof passkeyLogin>;
  };
  /** Null in production ([sec 40]). */
  readonly demo: readonly DemoAccount[] | null;
}

/** The one network whose token our own browser code can get: the sandbox's. Others need an adapter of their own. */
const sandboxNetwork = 'mozaika-id';

export const queries = (_props: SignInProps, context: QueryContext) => ({
  entry: {
    queryKey: ['signin', context.params['form'] ?? '', context.locale],
    queryFn: () => readEntry(context),
  },
});

async function readEntry({
  content,
  customer,
  forms,
  params,
  parameter,
}: QueryContext): Promise<SignInEntry> {
  const word = params['form'] ?? '';
  const way = ways.find((one) => one === word) ?? 'password';
  const [groups, networkConfig] = await Promise.all([
    customer.authGroups(),
    content.config('social-networks'),
  ]);
  const group = groupNamed(groups, word);
  const form = way === 'password' ? await forms.form({ kind: 'login', name: group }) : null;
  const demo = customer.demoAccounts();
  return {
    ...signInVisit(parameter),
    way,
    group,
    groups,
    form,
    networks: networksOf(networkConfig, demo !== null, (network) =>
      customer.call(authorizationSocial, { group, network }),
    ),
    socialTokenCall: demo ? customer.call(devSocialToken) : null,
    linkCall: customer.call(userLoginLink),
    signatureCall: customer.call(userLoginRsa),
    passkeyCalls: { ask: customer.call(passkeyQuestion), signIn: customer.call(passkeyLogin) },
    demo,
  };
}

/** The group of that name, or the one of people who name none. */
export function groupNamed(groups: readonly AuthGroup[], name: string): string {
  const named = groups.find(({ alias }) => alias === name) ?? groups.find(({ is_default }) => is_default);
  return named?.alias ?? defaultAuthGroup;
}

/** The sandbox's own network, by the name that the category `social-networks` (alias -> title) gives it. */
function networksOf(
  config: Readonly<Record<string, unknown>>,
  sandbox: boolean,
  signInCall: (alias: string) => NetworkEntry['signInCall'],
): NetworkEntry[] {
  if (!sandbox) return [];
  const title = Object.hasOwn(config, sandboxNetwork) ? config[sandboxNetwork] : undefined;
  return [
    {
      alias: sandboxNetwork,
      title: typeof title === 'string' ? title : 'Mozaika ID',
      signInCall: signInCall(sandboxNetwork),
    },
  ];
}
