import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { Notification, NotificationList } from '#engine/react/notifications.tsx';
import { usePage } from '#engine/react/page-context.tsx';
import { notificationScrollMs } from '#schemas/constants.ts';

const tones: Readonly<Record<Notification['kind'], string>> = {
  success: 'border-success bg-success-soft',
  warning: 'border-sun bg-surface',
  error: 'border-danger bg-danger-soft',
  info: 'border-brand bg-surface',
};

/** Messages for the visitor, newest last, announced politely; errors at once. */
export function NotificationListView({ store }: { store: StoreApi<NotificationList> }) {
  const { items, dismiss } = useStore(store);
  // Nothing while there is nothing to say: the server renders nothing here either.
  if (items.length === 0) return null;
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 flex flex-col gap-3 sm:left-auto sm:w-96">
      {items.map((item) => (
        <NotificationCard key={item.id} item={item} onDismiss={() => dismiss(item.id)} />
      ))}
    </div>
  );
}

function NotificationCard({ item, onDismiss }: { item: Notification; onDismiss: () => void }) {
  const card = useRef<HTMLDivElement>(null);
  const { t } = usePage();
  useEffect(() => {
    const timer = setTimeout(() => card.current?.scrollIntoView({ block: 'nearest' }), notificationScrollMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      ref={card}
      role={item.kind === 'error' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-control border-l-4 p-4 text-ink shadow-raised ${tones[item.kind]}`}
    >
      <div className="flex-1">
        <p className="font-semibold">{item.title}</p>
        <p className="mt-1 text-ink-soft">{item.text}</p>
      </div>
      <button
        type="button"
        onClick={onDismiss}
        className="-m-2 grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-5" />
        <span className="sr-only">{t('runtime.close')}</span>
      </button>
    </div>
  );
}
