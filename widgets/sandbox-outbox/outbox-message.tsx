import { ArrowRight, Copy, Mail, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import type { MomentContext } from '#engine/format/moments.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { OutboxMessage as Message } from '#schemas/customer.ts';

/** One message: what somebody came for is large, the rest can be unfolded. */
export function OutboxMessage({ message, heading: Heading }: { message: Message; heading: 'h2' | 'h3' }) {
  const { t, locale, timeZone } = usePage();
  const { channel, to, subject, text, code, link, sent_at: sentAt } = message;
  const Icon = channel === 'email' ? Mail : MessageSquare;
  return (
    <article className="card @container p-5 @lg:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Icon aria-hidden="true" className="size-4 flex-none" />
        <span className="min-w-0 break-all">{to}</span>
        <span>{t(`sandbox-outbox.${channel}`)}</span>
        <time dateTime={sentAt} className="@lg:ml-auto">
          {timeOf(sentAt, { locale, timeZone })}
        </time>
      </div>
      <Heading className="mt-3 text-lg break-words">{subject}</Heading>
      {code !== undefined && <Code code={code} />}
      {link !== undefined && (
        <a href={link} className="btn btn-secondary mt-4 max-w-full">
          {t('sandbox-outbox.open')}
          <ArrowRight aria-hidden="true" className="size-5 flex-none" />
        </a>
      )}
      <details className="mt-4 text-sm">
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          {t('sandbox-outbox.text')}
        </summary>
        <p className="mt-2 max-w-prose whitespace-pre-wrap break-words leading-relaxed text-ink-soft">
          {text}
        </p>
      </details>
    </article>
  );
}

function Code({ code }: { code: string }) {
  const { t } = usePage();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Where the clipboard is refused the code is there to be marked and copied.
    await navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
      <output className="select-all font-mono text-4xl font-semibold tracking-widest text-brand-strong tabular-nums">
        {code}
      </output>
      <button type="button" className="btn btn-secondary" onClick={copy}>
        <Copy aria-hidden="true" className="size-5" />
        <span aria-live="polite">{t(copied ? 'sandbox-outbox.copied' : 'sandbox-outbox.copy')}</span>
      </button>
    </p>
  );
}

const timeOf = (moment: string, { locale, timeZone }: MomentContext): string =>
  new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone,
  }).format(new Date(moment));
