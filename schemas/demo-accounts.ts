import { statusScreens } from './statuses.ts';

/** An account of the sandbox. Its password is public knowledge: a production refuses it ([sec 40]). */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  /** Status of its application. */
  readonly status: string;
}

/** The one password of all seeded accounts. */
const demoPassword = 'Mozaika-2026!';

/** The sandbox's customers that the sign-in screen names: one for each screen an application can be at. */
export const demoAccounts: readonly DemoAccount[] = Object.keys(statusScreens).map((status) => ({
  email: `${status}@example.com`,
  password: demoPassword,
  status,
}));
