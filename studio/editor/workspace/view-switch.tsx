import { useStudioTexts } from '../../app/studio-texts.tsx';

/** Parts of the editor that a phone shows one at a time. */
export const views = ['outline', 'canvas', 'panel'] as const;
export type View = (typeof views)[number];

/** At the bottom of a narrow window: which part is in view. */
export function ViewSwitch({
  value,
  onChange,
}: {
  readonly value: View;
  readonly onChange: (view: View) => void;
}) {
  const { t } = useStudioTexts();
  return (
    <nav className="ed-views" aria-label={t('editor.views')}>
      {views.map((view) => (
        <button key={view} type="button" aria-pressed={view === value} onClick={() => onChange(view)}>
          {t(`editor.view-${view}`)}
        </button>
      ))}
    </nav>
  );
}
