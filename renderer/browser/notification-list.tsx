import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type StoreApi, useStore } from 'zustand';
import type { Notification, NotificationList } from '#engine/react/notifications.tsx';
import { usePage } from '#engine/react/page-context.tsx';
import { scrollIntoView } from '#engine/react/scroll-into-view.ts';
import { notificationScrollMs } from '#schemas/constants.ts';

const looks: Readonly<Record<Notification['kind'], readonly [Icon: LucideIcon, classes: string]>> = {
  success: [CircleCheck, 'notice notice-success'],
  warning: [TriangleAlert, 'notice notice-warning'],
  error: [CircleAlert, 'notice notice-error'],
  info: [Info, 'notice notice-info'],
};

type Item = NotificationList['items'][number];

/**
 * Messages for the visitor, newest last; each stays until it is dismissed, so nobody has to read against a clock (WCAG
 * 2.2, 2.2.1). Two regions wait for them from the start, because screen readers announce only what enters a region they
 * know: errors at once, the rest when the visitor pauses.
 */
export function NotificationListView({ store }: { store: StoreApi<NotificationList> }) {
  const { items, dismiss } = useStore(store);
  const [mounted, setMounted] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The server renders nothing here, so neither does the first render of the browser.
  useEffect(() => setMounted(true), []);
  if (!mounted) return null;

  const close = (id: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.closest('[data-notice]')?.id === noticeId(id));
    // The focus goes on to the neighbour, or back to the page, never into nothing.
    const next = buttons[at + 1] ?? buttons[at - 1] ?? document.getElementById('main');
    next?.focus({ preventScroll: true });
    dismiss(id);
  };
  const cards = (shown: readonly Item[]) =>
    shown.map((item) => <NotificationCard key={item.id} item={item} onDismiss={() => close(item.id)} />);
  const urgent = (item: Item) => item.kind === 'error';
  // Beside the page and not in it: a move replaces the page, and what was said stays.
  return createPortal(
    <div ref={list} className="notices" data-print="no">
      <div role="status" aria-atomic="false">
        {cards(items.filter((item) => !urgent(item)))}
      </div>
      <div role="alert" aria-atomic="false">
        {cards(items.filter(urgent))}
      </div>
    </div>,
    document.body,
  );
}

const noticeId = (id: number): string => `mozaika-notice-${id}`;

function NotificationCard({ item, onDismiss }: { item: Item; onDismiss: () => void }) {
  const card = useRef<HTMLDivElement>(null);
  const { t } = usePage();
  const [Icon, classes] = looks[item.kind];
  useEffect(() => {
    const timer = setTimeout(() => {
      if (card.current) scrollIntoView(card.current, 'nearest');
    }, notificationScrollMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={card} id={noticeId(item.id)} data-notice="" className={classes}>
      <span className="notice-icon">
        <Icon aria-hidden="true" />
      </span>
      <div className="notice-words">
        <p className="notice-title">{item.title}</p>
        <p>{item.text}</p>
      </div>
      <button
        type="button"
        onClick={onDismiss}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDismiss();
        }}
        className="notice-close"
      >
        <X aria-hidden="true" />
        <span className="sr-only">{t('runtime.close')}</span>
      </button>
    </div>
  );
}
