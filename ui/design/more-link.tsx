import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * The way to all of what a block shows some of. The arrow stays with the last word, however the line breaks: a word
 * joiner stands between them.
 */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="text-link inline-block py-2.5" href={href}>
      {children}
      {'\u2060'}
      <ArrowRight aria-hidden="true" className="ml-1.5 inline size-5 align-[-0.25em]" />
    </a>
  );
}
