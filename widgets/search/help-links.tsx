import { ArrowRight } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { Action } from '#registry/fields.ts';

/** Where else to look: nothing when the editor named no place. */
export function HelpLinks({ links, heading: Heading }: { links: readonly Action[]; heading: 'h2' | 'h3' }) {
  const { t, href } = usePage();
  if (links.length === 0) return null;
  return (
    <div className="h-fit rounded-card bg-sunken p-6">
      <Heading className="text-lg">{t('search.help')}</Heading>
      <ul className="mt-2">
        {[...links.entries()].map(([position, link]) => (
          <li key={position} className="border-t border-line first:border-t-0">
            <a
              href={href(link.href)}
              className="flex min-h-12 items-center justify-between gap-3 py-3 font-semibold text-brand hover:underline"
            >
              <span className="min-w-0 break-words hyphens-auto">{link.label}</span>
              <ArrowRight aria-hidden="true" className="size-5 flex-none" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
