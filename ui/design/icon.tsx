import {
  Calculator,
  CalendarDays,
  ChartColumn,
  CircleCheck,
  Clock,
  CreditCard,
  Euro,
  Eye,
  FileText,
  Globe,
  Heart,
  House,
  Info,
  Lock,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  Percent,
  Phone,
  PiggyBank,
  Receipt,
  Scale,
  ShieldCheck,
  Sparkles,
  Star,
  TriangleAlert,
  Truck,
  Undo2,
  User,
  Wallet,
} from 'lucide-react';
import type { IconName } from './icon-names.ts';

const icons: Readonly<Record<IconName, LucideIcon>> = {
  eye: Eye,
  scale: Scale,
  undo: Undo2,
  clock: Clock,
  lock: Lock,
  phone: Phone,
  wallet: Wallet,
  shield: ShieldCheck,
  calculator: Calculator,
  document: FileText,
  heart: Heart,
  check: CircleCheck,
  calendar: CalendarDays,
  card: CreditCard,
  chat: MessageCircle,
  chart: ChartColumn,
  euro: Euro,
  globe: Globe,
  home: House,
  info: Info,
  mail: Mail,
  'map-pin': MapPin,
  percent: Percent,
  'piggy-bank': PiggyBank,
  receipt: Receipt,
  sparkles: Sparkles,
  star: Star,
  truck: Truck,
  user: User,
  warning: TriangleAlert,
};

/**
 * An icon by the name an editor chose, as decoration beside words. Brings all icons along, so only views that stay
 * static use it; a live view imports its own from `lucide-react`.
 */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string | undefined }) {
  const Shape = icons[name];
  return <Shape aria-hidden="true" className={className} />;
}

/** The icon on its tile, as it stands above a card's heading. */
export function IconTile({ name }: { name: IconName }) {
  return (
    <span className="icon-tile">
      <Icon name={name} />
    </span>
  );
}
