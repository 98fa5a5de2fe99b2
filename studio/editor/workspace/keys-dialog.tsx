import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Dialog } from '../../parts/dialog.tsx';

const lines = [
  ['choose', ['↑', '↓', '←', '→']],
  ['open', ['Enter']],
  ['back', ['Esc']],
  ['move', ['Alt+↑', 'Alt+↓']],
  ['in', ['Alt+→']],
  ['out', ['Alt+←']],
  ['duplicate', ['Ctrl+D']],
  ['copy', ['Ctrl+C', 'Ctrl+V']],
  ['remove', ['Delete']],
  ['undo', ['Ctrl+Z', 'Ctrl+Y']],
  ['toolbar', ['Alt+F10']],
  ['save', ['Ctrl+S']],
] as const;

/** The keys of the editor, to look up. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useStudioTexts();
  return (
    <Dialog title={t('editor.keys')} onClose={onClose} size="small">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2.5">
        {lines.map(([name, keys]) => (
          <div key={name} className="contents">
            <dt>{t(`editor.keys-${name}`)}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className="ed-key">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
