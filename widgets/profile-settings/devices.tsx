import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { browserOf } from '#schemas/browser-of.ts';
import type { OpenSession } from '#schemas/open-session.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { Moment } from '#ui/design/moment.tsx';
import { useSend } from '#ui/design/use-send.ts';
import { AccessList } from './access-list.tsx';
import type { Profile } from './queries.ts';

interface DevicesProps {
  /** Null where the list cannot be had. */
  readonly devices: readonly OpenSession[] | null;
  readonly call: Profile['deviceEndCall'];
}

/** Where the customer is signed in; every place but this one can be signed out of. */
export function Devices({ devices: first, call }: DevicesProps) {
  const { t, locale } = usePage();
  const [devices, setDevices] = useState(first ?? []);
  const [told, setTold] = useState('');
  const sending = useSend();
  const end = (id: string) =>
    sending.send(async () => {
      await callPlatform(call, { params: { id }, locale });
      setDevices(devices.filter((one) => one.id !== id));
      setTold(t('profile-settings.signed-out-device'));
    });
  return (
    <div className="grid grid-cols-1 gap-4">
      <AccessList
        icon={MonitorSmartphone}
        isMissing={first === null}
        items={devices.map(({ id, agent, address, current, last_used_at }) => {
          const { browser, system } = browserOf(agent);
          const name = [browser ?? t('profile-settings.unknown-device'), system].filter(Boolean).join(', ');
          return {
            id,
            title: name,
            badge: current ? t('profile-settings.this-device') : undefined,
            lines: [
              <>
                {t('profile-settings.active')} <Moment at={last_used_at} />
              </>,
              ...(address === null ? [] : [address]),
            ],
            action: current ? null : (
              <button
                type="button"
                aria-label={t('profile-settings.sign-out-named', { name })}
                aria-disabled={sending.busy}
                className="btn btn-secondary w-full sm:w-auto"
                onClick={() => void end(id)}
              >
                {t('profile-settings.sign-out-device')}
              </button>
            ),
          };
        })}
      />
      <p role="status" className={told === '' ? 'sr-only' : 'font-semibold text-success'}>
        {told}
      </p>
      <ErrorPanel text={sending.error} />
    </div>
  );
}
