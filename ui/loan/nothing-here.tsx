import { usePage } from '#engine/react/page-context.tsx';
import { SeeAnew } from './see-anew.tsx';

interface NothingHereProps {
  readonly title: string;
  readonly text: string;
}

/** What a screen was to show is not there: says so, and asks the server anew, whose gate leads to where
 * the application stands now. */
export function NothingHere({ title, text }: NothingHereProps) {
  const { t } = usePage();
  return (
    <div className="empty-state grid justify-items-center gap-3">
      <h2 className="text-lg">{title}</h2>
      <p className="max-w-prose">{text}</p>
      <SeeAnew label={t('flow.where-now')} />
    </div>
  );
}
