import { usePage } from '#engine/react/page-context.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { RetryButton } from '#ui/design/retry-button.tsx';

interface NothingHereProps {
  readonly title: string;
  readonly text: string;
}

/** What a screen was to show is not there: says so, and asks the server anew, whose gate leads to where
 * the application stands now. */
export function NothingHere({ title, text }: NothingHereProps) {
  const { t } = usePage();
  return (
    <EmptyState title={title} text={text}>
      <RetryButton label={t('flow.where-now')} />
    </EmptyState>
  );
}
