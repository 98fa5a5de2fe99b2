import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Pixels a chat needs. */
const columnWidth = 380;

/** Which chats are open stands in the address; as many are shown as there is room for, the one opened last first to stay. */
export function useOpenChats(): {
  readonly open: readonly string[];
  readonly shown: readonly string[];
  readonly show: (uuid: string) => void;
  readonly hide: (uuid: string) => void;
  readonly room: RefObject<HTMLDivElement | null>;
} {
  const [params, setParams] = useSearchParams();
  const room = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(1);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setColumns(Math.max(1, Math.floor(entry.contentRect.width / columnWidth)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const open = (params.get('open') ?? '').split(',').filter(Boolean);
  const change = (next: (now: readonly string[]) => readonly string[]) =>
    setParams(
      (now) => {
        const after = new URLSearchParams(now);
        const rooms = next((now.get('open') ?? '').split(',').filter(Boolean));
        if (rooms.length === 0) after.delete('open');
        else after.set('open', rooms.join(','));
        return after;
      },
      { replace: true },
    );
  return {
    open,
    shown: open.slice(-columns),
    show: (uuid) =>
      change((now) =>
        now.slice(-columns).includes(uuid) ? now : [...now.filter((one) => one !== uuid), uuid],
      ),
    hide: (uuid) => change((now) => now.filter((one) => one !== uuid)),
    room,
  };
}
