import { useMutation } from '@tanstack/react-query';
import { chatCustomer } from '#schemas/calls/staff/chats.ts';
import type { ChatCustomerCard } from '#schemas/studio/chats.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';

/** How far the customer is, and the contact, masked until somebody asks: each look is written down. */
export function CustomerCard({
  uuid,
  customer,
}: {
  readonly uuid: string;
  readonly customer: ChatCustomerCard;
}) {
  const { t } = useStudioTexts();
  const say = useErrorWords();
  const look = useMutation({
    mutationFn: async () => (await callStaff(chatCustomer, { params: { uuid } })).data,
  });
  const { name, email, phone } = look.data ?? customer;
  const { contract, application, status } = customer;
  const facts: readonly (readonly [string, string])[] = [
    ['status', t(`visitor.status-${status}`)],
    ...(contract !== null ? [['contract', contract] as const] : []),
    ...(contract === null && application !== null ? [['application', application] as const] : []),
    ['name', name],
    ['contact', [email, phone].filter(Boolean).join(', ')],
  ];
  return (
    <div className="grid gap-1.5 border-line border-b bg-sunken px-4 py-2.5 text-small">
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        {facts.map(([key, value]) => (
          <div key={key} className="flex min-w-0 gap-1.5">
            <dt className="text-ink-soft">{t(`chats.fact-${key}`)}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {look.data === undefined && (
        <button
          type="button"
          className="s-link justify-self-start"
          onClick={() => !look.isPending && look.mutate()}
        >
          {t('chats.unmask')}
        </button>
      )}
      {look.error && <p role="alert">{say(look.error)}</p>}
    </div>
  );
}
