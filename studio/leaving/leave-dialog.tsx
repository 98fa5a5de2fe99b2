import { useStudioTexts } from '../app/studio-texts.tsx';
import { Dialog } from '../parts/dialog.tsx';

interface Props {
  /** Whether this browser keeps all of it for the next time. */
  readonly kept: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before something that is not stored is left. Staying comes first: Enter alone leaves nothing behind. */
export function LeaveDialog({ kept, onLeave, onStay }: Props) {
  const { t } = useStudioTexts();
  const how = kept ? 'kept' : 'lost';
  return (
    <Dialog
      title={t(`leaving.${how}-title`)}
      size="small"
      onClose={onStay}
      footer={
        <>
          <button type="button" className="s-btn" data-autofocus onClick={onStay}>
            {t('leaving.stay')}
          </button>
          <button type="button" className="s-btn s-btn-danger" onClick={onLeave}>
            {t(`leaving.${how}-leave`)}
          </button>
        </>
      }
    >
      <p>{t(`leaving.${how}-text`)}</p>
    </Dialog>
  );
}
