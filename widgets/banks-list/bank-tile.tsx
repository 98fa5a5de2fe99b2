import { Landmark } from 'lucide-react';
import type { Bank } from '#schemas/bank.ts';
import { Picture } from '#ui/design/picture.tsx';

/** A bank with its logo, name and note. Logos are drawn for paper: their tile is light at night, too. */
export function BankTile({ bank }: { bank: Bank }) {
  return (
    <div className="card grid h-full grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4 p-3 shadow-none">
      {bank.logo ? (
        <span className="grid h-16 place-items-center self-start overflow-hidden rounded-control border border-line bg-on-deep p-2">
          {/* The name stands beside it; twice the same would only be read twice. */}
          <Picture
            picture={{ ...bank.logo, alt: '' }}
            className="max-h-full w-auto max-w-full object-contain"
          />
        </span>
      ) : (
        <span
          aria-hidden="true"
          className="grid h-16 place-items-center self-start rounded-control bg-brand-soft text-2xl font-bold text-brand"
        >
          {initialOf(bank.name) ?? <Landmark className="size-7" />}
        </span>
      )}
      <div className="min-w-0 py-1 pr-1">
        <p className="font-semibold hyphens-auto">{bank.name}</p>
        {bank.note && <p className="mt-0.5 text-sm text-ink-soft">{bank.note}</p>}
      </div>
    </div>
  );
}

/** First letter or digit of the name's last word: most names start with the word for bank. */
const initialOf = (name: string): string | undefined => {
  const word = name.trim().split(/\s+/).at(-1) ?? '';
  return /[\p{L}\p{N}]/u.exec(word)?.[0]?.toUpperCase();
};
