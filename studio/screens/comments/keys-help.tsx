import { useStudioTexts } from '../../app/studio-texts.tsx';
import { KeyHint } from './key-hint.tsx';

/** How the list is walked through without a mouse; for wide windows, which have keyboards. */
export function KeysHelp() {
  const { t } = useStudioTexts();
  return (
    <p className="s-hint hidden items-center gap-1.5 desktop:flex">
      <KeyHint name="J" />
      <KeyHint name="K" />
      {t('comments.keys-move')}
      <span aria-hidden="true">·</span>
      <KeyHint name="X" />
      {t('comments.keys-select')}
    </p>
  );
}
