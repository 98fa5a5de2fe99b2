import { isContentKind } from '#schemas/content-kinds.ts';
import type { Usage } from '#schemas/studio/usage.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Badge } from '../../parts/badge.tsx';

/** Places that use something: title, kind, and whether visitors see it there. */
export function UsageList({ usages }: { readonly usages: readonly Usage[] }) {
  const { t } = useStudioTexts();
  return (
    <ul className="grid gap-1.5">
      {usages.map((usage) => (
        <li
          key={JSON.stringify([usage.kind, usage.key, usage.locale, usage.block_id, usage.path])}
          className="flex flex-wrap items-center gap-x-2 rounded-lg border border-line px-3 py-2"
        >
          <span className="font-semibold">{usage.title}</span>
          <span className="s-hint">
            {isContentKind(usage.kind) ? t(`studio.kind-${usage.kind}`) : usage.kind}
            {usage.locale !== '' && `, ${usage.locale.toUpperCase()}`}
          </span>
          <span className="ms-auto">
            <Badge tone={usage.live ? 'good' : 'plain'}>
              {t(usage.live ? 'publish.used-live' : 'publish.used-draft')}
            </Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}
