import { ChevronRight, Landmark } from 'lucide-react';

interface BankTileProps {
  readonly name: string;
  /** Page of the bank; this window goes there. */
  readonly address: string;
}

/** A bank to go to. The whole tile is the link. */
export function BankTile({ name, address }: BankTileProps) {
  return (
    <a
      href={address}
      className="flex min-h-14 min-w-0 items-center gap-3 rounded-control border border-line-strong bg-surface px-4 py-2 font-semibold text-ink hover:border-brand hover:bg-brand-soft"
    >
      <Landmark aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <span className="min-w-0 flex-1 break-words">{name}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </a>
  );
}
