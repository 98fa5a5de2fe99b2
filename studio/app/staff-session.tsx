import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import type { StaffRole } from '#schemas/staff.ts';
import { type StaffSelf, studioSessionPath } from '#schemas/studio/staff-session.ts';
import { ApiError, api } from './api.ts';

const queryKey = ['studio-session'];
const ranks: Readonly<Record<StaffRole, number>> = { agent: 0, author: 1, publisher: 2, admin: 3 };

interface StaffSession {
  readonly self: StaffSelf;
  /** Whether the role, or one that includes it, is theirs. */
  readonly may: (role: StaffRole) => boolean;
  readonly signOut: () => Promise<void>;
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
  readonly failed: (retry: () => void) => ReactNode;
}

/** Shows the Studio to members of staff, and the way in to everybody else. */
export function StaffGate({ children, waiting, signIn, failed }: Props) {
  const cache = useQueryClient();
  const session = useQuery({
    queryKey,
    queryFn: async () => (await api<StaffSelf>(studioSessionPath)).data,
    staleTime: 60_000,
    retry: false,
  });
  const value = useMemo<StaffSession | null>(() => {
    const self = session.data;
    if (!self) return null;
    return {
      self,
      may: (role) => ranks[self.role] >= ranks[role],
      signOut: async () => {
        await api(studioSessionPath, { method: 'DELETE' });
        cache.clear();
        // Nothing of what was open may stay on a shared machine.
        location.assign('/studio');
      },
    };
  }, [session.data, cache]);
  if (value && !(session.error instanceof ApiError && session.error.status === 401))
    return <SessionContext value={value}>{children}</SessionContext>;
  if (session.isPending) return waiting;
  return session.error instanceof ApiError && session.error.status === 401
    ? signIn
    : failed(() => void session.refetch());
}
