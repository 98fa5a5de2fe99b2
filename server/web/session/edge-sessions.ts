import type { ReadCall } from '../read-call.ts';
import { createAskPlatform } from './ask-platform.ts';
import { createEndSession, type EndSession } from './end-session.ts';
import { createRenewSession, type RenewSession } from './renew-session.ts';
import { createSessionPersons, type SessionPersons } from './session-persons.ts';
import { createVisitSessions, type VisitSessions } from './visit-sessions.ts';

/** Everything the edge does with customers' sessions. The tokens in flight belong to one host, not to the module. */
export interface EdgeSessions {
  readonly visits: VisitSessions;
  readonly renew: RenewSession;
  readonly end: EndSession;
  readonly persons: SessionPersons;
}

export interface EdgeSessionParts {
  readonly readCall: ReadCall;
  readonly product: string;
  readonly now: () => number;
  /** The platform could not be asked, or made no sense. */
  readonly onFailure: (error: unknown) => void;
}

export function createEdgeSessions({ now, onFailure, ...parts }: EdgeSessionParts): EdgeSessions {
  const ask = createAskPlatform(parts);
  const persons = createSessionPersons({ ask });
  const renew = createRenewSession({ ask, onFailure, now });
  return {
    persons,
    renew,
    visits: createVisitSessions({ ask, renew, persons, onFailure }),
    end: createEndSession({ ask, renew, onFailure }),
  };
}
