import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { isSupport, type StaffRole } from '#schemas/staff.ts';
import type { SignInStep } from '#schemas/studio/second-factor.ts';
import { type StaffSelf, studioSessionPath } from '#schemas/studio/staff-session.ts';
import { ApiError, api, workOf } from './api.ts';
import { lostSession } from './lost-session.ts';
import type { ScreenRole } from './screen.ts';

const queryKey = ['studio-session'];
const ranks: Readonly<Record<StaffRole, number>> = { agent: 0, author: 1, publisher: 2, admin: 3 };

interface StaffSession {
  readonly self: StaffSelf;
  /** Whether the role, or one that includes it, is theirs; or whether they work for customers. */
  readonly may: (role: ScreenRole) => boolean;
  /**
   * Signs out.
   * @param leave called when it is done and the window is about to be left; deletes what else this browser keeps of the person
   * @throws ApiError
   */
  readonly signOut: (leave: () => void) => Promise<void>;
}

const SessionContext = createContext<StaffSession | null>(null);

/** Who is at the Studio. @throws outside of the signed-in part */
export function useStaff(): StaffSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useStaff() needs a signed-in member of staff.');
  return session;
}

/** Signs out and begins anew. @throws ApiError */
export async function leaveStudio(): Promise<void> {
  await api(studioSessionPath, { method: 'DELETE' });
  location.assign('/studio');
}

/** Signs in. @throws ApiError for wrong credentials or too many attempts */
export function useSignIn(): (email: string, password: string) => Promise<void> {
  const cache = useQueryClient();
  return useCallback(
    async (email, password) => {
      const { data } = await api<StaffSelf>(studioSessionPath, { method: 'POST', body: { email, password } });
      cache.setQueryData(queryKey, data);
    },
    [cache],
  );
}

/** Takes who has signed in another way than by password. */
export function useSignedIn(): (self: StaffSelf) => void {
  const cache = useQueryClient();
  return useCallback((self) => void cache.setQueryData(queryKey, self), [cache]);
}

interface FinishSignIn {
  /** Says the code that is missing. @throws ApiError */
  readonly prove: (code: string) => Promise<void>;
  /** Keeps the way in on the screen although nothing is missing any more: there is something left to read. */
  readonly hold: () => void;
  /** It was read. */
  readonly release: () => void;
}

const FinishContext = createContext<Omit<FinishSignIn, 'prove'>>({ hold: () => {}, release: () => {} });

/** What follows the password, where something does. */
export function useFinishSignIn(): FinishSignIn {
  const cache = useQueryClient();
  const holding = useContext(FinishContext);
  return useMemo(
    () => ({
      prove: async (code) => {
        const { data } = await api<StaffSelf>(studioSessionPath, { method: 'PUT', body: { code } });
        cache.setQueryData(queryKey, data);
      },
      ...holding,
    }),
    [cache, holding],
  );
}

interface Props {
  readonly children: ReactNode;
  readonly waiting: ReactNode;
  /** Shown to who is not signed in. */
  readonly signIn: ReactNode;
  /** Shown to who has said the password, and something is missing. */
  readonly step: (step: SignInStep) => ReactNode;
  /** Shown above everything when the session of this person ended in the middle of work. */
  readonly lost: (whose: { readonly email: string; readonly step?: SignInStep }) => ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
}

/** Shows the Studio to members of staff, and the way in to everybody else. */
export function StaffGate({ children, waiting, signIn, step, lost, failed }: Props) {
  const cache = useQueryClient();
  const session = useQuery({
    queryKey,
    queryFn: async () => (await api<StaffSelf>(studioSessionPath)).data,
    staleTime: 60_000,
    retry: false,
  });
  const callsWait = useSyncExternalStore(lostSession.subscribe, lostSession.isLost);
  const now = session.data;
  const gone = session.error instanceof ApiError && session.error.status === 401;
  // Whose work is on the screen: from the first answer on until the window is left.
  const [email, setEmail] = useState<string>();
  // An app was enrolled; its recovery codes are on the screen until they are kept.
  const [held, setHeld] = useState(false);
  const missing = held ? 'enrol' : now?.step;
  if (email === undefined && now && missing === undefined) setEmail(now.email);
  useLayoutEffect(() => {
    if (email !== undefined) workOf.email = email;
  }, [email]);
  const holding = useMemo(
    () => ({
      hold: () => setHeld(true),
      release: () => {
        setHeld(false);
        void cache.invalidateQueries({ queryKey });
      },
    }),
    [cache],
  );
  // Somebody else may have signed in in another window: nothing is written in their name.
  const isLost =
    gone ||
    callsWait ||
    missing !== undefined ||
    (now !== undefined && email !== undefined && now.email !== email);
  useEffect(() => {
    // Signed in again, here or in another window of this browser: what waited goes on.
    const isIn = !gone && missing === undefined && now?.email === email;
    if (isIn && session.dataUpdatedAt > 0) lostSession.settle(true);
  }, [gone, missing, session.dataUpdatedAt, now, email]);
  const value = useMemo<StaffSession | null>(() => {
    if (!now) return null;
    return {
      self: now,
      may: (role) => (role === 'support' ? isSupport(now.role) : ranks[now.role] >= ranks[role]),
      signOut: async (leave) => {
        await api(studioSessionPath, { method: 'DELETE' });
        cache.clear();
        leave();
        location.assign('/studio');
      },
    };
  }, [now, cache]);
  if (value && email !== undefined)
    return (
      <SessionContext value={value}>
        {children}
        {isLost && (
          <FinishContext value={holding}>
            {lost({ email, ...(missing !== undefined && !gone && { step: missing }) })}
          </FinishContext>
        )}
      </SessionContext>
    );
  if (value && missing !== undefined) return <FinishContext value={holding}>{step(missing)}</FinishContext>;
  if (session.isPending || value) return waiting;
  return gone ? signIn : failed(() => void session.refetch());
}
