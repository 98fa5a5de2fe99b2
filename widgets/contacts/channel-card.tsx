import {
  Clock,
  ExternalLink,
  Hand,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  MessageSquareText,
  Phone,
} from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { bindShortWords } from '#ui/design/short-words.ts';
import { channelLink } from './channel-link.ts';
import type { Channel, ChannelKind } from './props.ts';

const icons: Readonly<Record<ChannelKind, LucideIcon>> = {
  phone: Phone,
  email: Mail,
  address: MapPin,
  hours: Clock,
  chat: MessageCircle,
  'sign-language': Hand,
  'text-relay': MessageSquareText,
};

/** One way to reach the lender: what it is, where it leads, and what to know before. */
export function ChannelCard({ channel, wide }: { channel: Channel; wide: boolean }) {
  const { t } = usePage();
  const Icon = icons[channel.kind];
  return (
    <li
      className={`card flex min-w-0 items-start gap-4 p-5 sm:p-6 @2xl:@max-5xl:last:odd:col-span-2 ${wide ? '@5xl:col-span-3' : '@5xl:col-span-2'}`}
    >
      <span className="icon-tile">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium text-ink-soft">{channel.label || t(`contacts.${channel.kind}`)}</p>
        <div className="mt-0.5 leading-relaxed">
          <Value channel={channel} />
        </div>
        {channel.note && <p className="mt-1 text-sm text-ink-soft">{channel.note}</p>}
      </div>
    </li>
  );
}

function Value({ channel }: { channel: Channel }) {
  const { href, t } = usePage();
  const link = channelLink(channel);
  switch (channel.kind) {
    case 'address':
      return (
        <>
          <address itemProp="address" className="font-semibold whitespace-pre-line not-italic">
            {bindShortWords(channel.value)}
          </address>
          {link && (
            <a className="text-link mt-1 inline-flex min-h-6 items-center gap-1.5" href={href(link)}>
              {t('contacts.map')}
              <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
            </a>
          )}
        </>
      );
    case 'hours':
      return (
        <p className="font-semibold whitespace-pre-line tabular-nums">
          {channel.machineHours ? (
            <time itemProp="openingHours" dateTime={channel.machineHours}>
              {channel.value}
            </time>
          ) : (
            channel.value
          )}
        </p>
      );
    case 'phone':
    case 'email':
      return (
        <Reach
          value={channel.value}
          link={link}
          property={channel.kind === 'phone' ? 'telephone' : 'email'}
        />
      );
    default:
      return <Reach value={channel.value} link={link && href(link)} property={undefined} />;
  }
}

/** A value to press; where it leads nowhere it is text. */
function Reach({
  value,
  link,
  property,
}: {
  value: string;
  link: string | undefined;
  property: string | undefined;
}) {
  if (link === undefined)
    return (
      <p itemProp={property} className="font-semibold whitespace-pre-line">
        {value}
      </p>
    );
  return (
    <a className="text-link inline-flex min-h-11 items-center text-lead wrap-anywhere" href={link}>
      <span itemProp={property}>{value}</span>
    </a>
  );
}
