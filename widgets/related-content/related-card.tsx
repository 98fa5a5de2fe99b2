import {
  BookOpen,
  Calculator,
  CircleHelp,
  FileText,
  type LucideIcon,
  Newspaper,
  PanelTop,
  Play,
} from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { PublishedDate } from '#ui/design/published-date.tsx';
import type { RelatedKind } from './kinds.ts';
import type { RelatedLink } from './related-links.ts';

const icons: Readonly<Record<RelatedKind, LucideIcon>> = {
  article: Newspaper,
  guide: BookOpen,
  question: CircleHelp,
  tool: Calculator,
  document: FileText,
  video: Play,
  page: PanelTop,
};

/** One thing to read next: its kind, its title as the link, a few words. */
export function RelatedCard({ link, heading: Heading }: { link: RelatedLink; heading: 'h2' | 'h3' }) {
  const { t, href } = usePage();
  const Icon = icons[link.kind];
  return (
    <article className="card card-link flex h-full items-start gap-4 p-4 @md:gap-5 @md:p-5">
      {link.image ? (
        <Picture
          picture={link.image}
          className="aspect-square w-20 flex-none rounded-control bg-brand-soft object-cover @md:w-24"
        />
      ) : (
        <span className="grid aspect-square w-20 flex-none place-items-center rounded-control bg-brand-soft text-brand @md:w-24">
          <Icon aria-hidden="true" className="size-8" strokeWidth={1.75} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
          <span className="font-semibold text-brand">{t(`related-content.${link.kind}`)}</span>
          {link.published && <PublishedDate moment={link.published} />}
        </p>
        <Heading className="mt-1 text-lg leading-snug hyphens-auto">
          <a href={href(link.href)}>{link.title}</a>
        </Heading>
        {link.text && <p className="mt-1 line-clamp-2 text-ink-soft">{link.text}</p>}
      </div>
    </article>
  );
}
