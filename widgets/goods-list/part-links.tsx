import { usePage } from '#engine/react/page-context.tsx';
import type { GoodCategory } from '#schemas/good.ts';
import { categoryPath } from '#ui/shop/category-tree.ts';

/** The categories that are a part of the shown one. */
export function PartLinks({ parts }: { readonly parts: readonly Pick<GoodCategory, 'alias' | 'title'>[] }) {
  const { t, href } = usePage();
  if (parts.length === 0) return null;
  return (
    <nav aria-label={t('goods-list.parts')} data-print="no" className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ alias, title }) => (
          <li key={alias} className="min-w-0">
            <a
              href={href(categoryPath(alias))}
              className="badge min-h-11 max-w-full px-4 text-base wrap-anywhere hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
