import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import { BankLink } from './bank-link.tsx';
import type { BankLinkCalls } from './bank-link-calls.ts';
import { LinkPoints } from './link-points.tsx';
import { LoanCard } from './loan-card.tsx';
import { type IdentityWay, identityWays } from './other-ways.tsx';
import type { BankLinkPhase } from './use-bank-link.ts';

/** Where the browser asks, and with what the screen begins: asking how things stand. */
export interface BankLinkStart {
  readonly calls: BankLinkCalls;
  readonly start: BankLinkPhase;
}

/** What an editor may say in the place of the usual words. */
export interface BankScreenWords {
  readonly title?: string;
  readonly lead?: string;
}

interface BankLinkScreenProps {
  readonly block: BlockInfo;
  readonly words: BankScreenWords;
  readonly link: BankLinkStart;
  /** Names the texts, too: `{way}.title`, `{way}.lead`, `{way}.point-1` to `{way}.point-3`. */
  readonly way: Exclude<IdentityWay, 'transfer'>;
  /** Whether the bank's page can be shown inside ours. */
  readonly framed: boolean;
}

/** The screen of an identification at a bank: what happens there, the way through it, and the other ways. */
export function BankLinkScreen({ block, words, link, way, framed }: BankLinkScreenProps) {
  const { t, href } = usePage();
  return (
    <LoanCard
      block={block}
      stage="identity"
      title={words.title || t(`${way}.title`)}
      lead={words.lead || t(`${way}.lead`)}
      foot={
        <p className="flex flex-wrap gap-x-6 text-sm">
          <a className="text-link inline-flex min-h-11 items-center" href={href('/identification')}>
            {t('identification.all-ways')}
          </a>
          <a className="text-link inline-flex min-h-11 items-center" href={href(identityWays.transfer)}>
            {t('identification.way.transfer')}
          </a>
        </p>
      }
    >
      <BankLink
        id={block.id}
        calls={link.calls}
        start={link.start}
        way={way}
        framed={framed}
        intro={<LinkPoints points={[t(`${way}.point-1`), t(`${way}.point-2`), t(`${way}.point-3`)]} />}
      />
    </LoanCard>
  );
}
