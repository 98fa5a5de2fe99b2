import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { isSupport, type StaffRole } from '#schemas/staff.ts';
import { type StaffSelf, studioSessionPath } from '#schemas/studio/staff-session.ts';
import { ApiError, api } from './api.ts';
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

interface Props {
  readonly children: ReactNode;
  readonly waiting: ReactNode;
  /** Shown to who is not signed in. */
  readonly signIn: ReactNode;
  /** Shown above everything when the session of this person ended in the middle of work. */
  readonly lost: (self: StaffSelf) => ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
}

/** Shows the Studio to members of staff, and the way in to everybody else. */
export function StaffGate({ children, waiting, signIn, lost, failed }: Props) {
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
  if (email === undefined && now) setEmail(now.email);
  // Somebody else may have signed in in another window: nothing is written in their name.
  const isLost = gone || callsWait || (now !== undefined && email !== undefined && now.email !== email);
  useEffect(() => {
    // Signed in again, here or in another window of this browser: what waited goes on.
    if (!gone && session.dataUpdatedAt > 0 && now?.email === email) lostSession.settle(true);
  }, [gone, session.dataUpdatedAt, now, email]);
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
        {isLost && lost({ ...value.self, email })}
      </SessionContext>
    );
  if (session.isPending || value) return waiting;
  return gone ? signIn : failed(() => void session.refetch());
}
