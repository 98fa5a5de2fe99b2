import { usePage } from '#engine/react/page-context.tsx';
import { askedEvery, queryOf } from '#engine/react/query-of.ts';
import { useCall } from '#engine/react/use-call.ts';
import type { QueryData, ViewProps } from '#registry/widget.ts';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { OutboxMessage } from './outbox-message.tsx';
import type { SandboxOutboxProps } from './props.ts';
import type { queries } from './queries.ts';

type Queries = ReturnType<typeof queries>;

/** Milliseconds after which a page that is looked at asks again. */
const everyMs = 3000;

/** Where the codes and links of a sandbox arrive. */
export function SandboxOutbox({ props, data, block }: ViewProps<SandboxOutboxProps, never, Queries>) {
  const { t, path, href } = usePage();
  const title = props.title || t('sandbox-outbox.title');
  const field = `${block.id}-to`;
  return (
    <section className="band">
      <div className="wrap">
        <SectionHead
          block={block}
          eyebrow={t('sandbox-outbox.eyebrow')}
          title={title}
          lead={t('sandbox-outbox.lead')}
        />
        <form method="get" action={href(path)} className="max-w-2xl">
          <div className="field">
            <label htmlFor={field}>{t('sandbox-outbox.to')}</label>
            <div className="flex flex-wrap gap-3">
              <input
                id={field}
                name="to"
                className="input min-w-0 flex-[1_1_16rem]"
                defaultValue={data.place.to}
                maxLength={200}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              <button type="submit" className="btn btn-secondary flex-none">
                {t('sandbox-outbox.filter')}
              </button>
            </div>
          </div>
        </form>
        <Messages data={data} heading={itemHeading(block, title)} />
      </div>
    </section>
  );
}

function Messages({ data: { place }, heading }: { data: QueryData<Queries>; heading: 'h2' | 'h3' }) {
  const { t, locale, path, href } = usePage();
  const { call, to, messages: sample } = place;
  const { data: messages, failed } = useCall({
    ...queryOf(sample ? null : call, { query: to === '' ? {} : { to }, locale }),
    ...(sample && { initialData: [...sample] }),
    ...askedEvery<unknown>(() => everyMs),
  });
  // What was read before stays on the page: the next try comes by itself.
  if (messages === undefined && failed) {
    return (
      <p role="status" className="field-error mt-8 max-w-2xl">
        {t('sandbox-outbox.failed')}
      </p>
    );
  }
  if (messages === undefined) {
    return (
      <div className="mt-8 max-w-2xl" aria-busy="true">
        <p role="status" className="text-ink-soft">
          {t('sandbox-outbox.waiting')}
        </p>
      </div>
    );
  }
  return (
    <div className="mt-8 max-w-2xl">
      <p role="status" className="text-sm text-ink-soft">
        {t('sandbox-outbox.count', { count: messages.length })}
      </p>
      {messages.length === 0 ? (
        <div className="empty-state mt-4">
          <p>{t(place.to === '' ? 'sandbox-outbox.empty' : 'sandbox-outbox.none')}</p>
          {place.to !== '' && (
            <a className="text-link mt-2 inline-flex min-h-11 items-center" href={href(path)}>
              {t('sandbox-outbox.all')}
            </a>
          )}
        </div>
      ) : (
        <ul className="mt-4 grid gap-4">
          {messages.map((message) => (
            <li key={message.id}>
              <OutboxMessage message={message} heading={heading} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export default SandboxOutbox;
