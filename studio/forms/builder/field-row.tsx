import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, CircleAlert, Copy, Trash2 } from 'lucide-react';
import type { FormField } from '#schemas/form.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Menu } from '../../parts/menu.tsx';
import { typeTitle } from './field-types.ts';

interface Props {
  readonly field: FormField;
  readonly open: boolean;
  readonly wrong: boolean;
  readonly readOnly: boolean;
  /** Id of what the row opens. */
  readonly panelId: string;
  readonly onToggle: () => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

/** One field of the form, closed: what it asks, of which kind, what it checks. */
export function FieldRow({
  field,
  open,
  wrong,
  readOnly,
  panelId,
  onToggle,
  onMove,
  onCopy,
  onRemove,
}: Props) {
  const { t, locale } = useStudioTexts();
  const { alias, type, title, validation_rules = [], bindings = [] } = field;
  const name = title || alias;
  const Chevron = open ? ChevronDown : ChevronRight;
  const typeName = typeTitle(type, locale);
  return (
    <div className="flex min-w-0 items-center gap-1 pe-1">
      <button
        type="button"
        className="flex min-h-11 min-w-0 grow items-center gap-2 rounded-lg px-2 text-start hover:bg-sunken"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={onToggle}
      >
        <Chevron aria-hidden="true" size={16} className="shrink-0 text-ink-soft" />
        <span className="min-w-0 grow truncate font-medium">{name}</span>
        {wrong && (
          <CircleAlert role="img" aria-label={t('forms.wrong')} size={16} className="shrink-0 text-danger" />
        )}
        {validation_rules.some((rule) => rule.type === 'required') && (
          <span className="s-badge max-sm:hidden">{t('forms.rule-required')}</span>
        )}
        {bindings.length > 0 && (
          <span className="s-badge s-badge-note max-sm:hidden">{t('forms.conditional')}</span>
        )}
        <span className="s-hint shrink-0">{typeName.startsWith('forms.') ? type : typeName}</span>
      </button>
      {!readOnly && (
        <Menu
          label={t('forms.actions', { name })}
          items={[
            { key: 'up', label: t('forms.move-up'), icon: ArrowUp, onSelect: () => onMove(-1) },
            { key: 'down', label: t('forms.move-down'), icon: ArrowDown, onSelect: () => onMove(1) },
            { key: 'copy', label: t('forms.duplicate'), icon: Copy, onSelect: onCopy },
            { key: 'remove', label: t('forms.delete-field'), icon: Trash2, danger: true, onSelect: onRemove },
          ]}
        />
      )}
    </div>
  );
}
