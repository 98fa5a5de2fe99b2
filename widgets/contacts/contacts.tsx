import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { ChannelCard } from './channel-card.tsx';
import type { Channel, ContactsProps } from './props.ts';

/** Ways for people who do not hear; they stand together under a heading of their own. */
const forDeaf = (channel: Channel) => channel.kind === 'sign-language' || channel.kind === 'text-relay';

/** How to reach the lender, also for those who do not hear, with the marks search engines look for (schema.org). */
export function Contacts({ props, slots, block }: ViewProps<ContactsProps, 'more'>) {
  const { t } = usePage();
  const channels = props.channels.filter((channel) => channel.value.trim() !== '');
  if (channels.length === 0) return null;
  const SubHeading = itemHeading(block, props.title);
  const accessible = channels.filter(forDeaf);
  return (
    <section className="band" aria-label={props.title}>
      <div className="wrap" itemScope itemType="https://schema.org/FinancialService">
        <SectionHead block={block} title={props.title} lead={props.lead} />
        {props.organisation && <meta itemProp="name" content={props.organisation} />}
        <div className="@container grid gap-8">
          <ChannelList channels={channels.filter((channel) => !forDeaf(channel))} />
          {accessible.length > 0 && (
            <div>
              <SubHeading className="mb-4 text-heading hyphens-auto">{t('contacts.accessible')}</SubHeading>
              <ChannelList channels={accessible} />
            </div>
          )}
        </div>
      </div>
      {slots.more}
    </section>
  );
}

/** How many cards at the end are half as wide as the row instead of a third, so that no row has a hole. */
function wideCards(count: number): number {
  if (count % 3 === 0) return 0;
  return count % 3 === 2 ? 2 : Math.min(count, 4);
}

function ChannelList({ channels }: { channels: readonly Channel[] }) {
  if (channels.length === 0) return null;
  return (
    <ul className="grid gap-5 @2xl:grid-cols-2 @5xl:grid-cols-6">
      {[...channels.entries()].map(([position, channel]) => (
        <ChannelCard
          key={position}
          channel={channel}
          wide={channels.length - position <= wideCards(channels.length)}
        />
      ))}
    </ul>
  );
}

export default Contacts;
