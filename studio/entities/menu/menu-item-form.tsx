import { Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { Type } from 'typebox';
import { isRecord } from '#registry/is-record.ts';
import type { MenuItem } from '#schemas/menu.ts';
import { Link } from '#schemas/names.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { SchemaFields } from '../../fields/schema-fields.tsx';

const schema = Type.Object({ title: Type.String({ minLength: 1, maxLength: 200 }), link: Link });

interface Props {
  readonly item: MenuItem;
  /** Where the item stands in the body. */
  readonly pointer: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly locale: string;
  readonly readOnly: boolean;
  readonly onChange: (item: MenuItem) => void;
  readonly onRemove: () => void;
}

/** What one entry of a menu says and where it leads. */
export function MenuItemForm({ item, pointer, errors, locale, readOnly, onChange, onRemove }: Props) {
  const { t } = useStudioTexts();
  const own = Object.fromEntries(
    Object.entries(errors).flatMap(([at, message]) =>
      at.startsWith(`${pointer}/`) ? [[at.slice(pointer.length), message]] : [],
    ),
  );
  const change = useCallback(
    (value: unknown) => {
      if (!isRecord(value)) return;
      const { title, link } = value;
      onChange({
        ...item,
        title: typeof title === 'string' ? title : '',
        link: typeof link === 'string' ? link : '',
      });
    },
    [item, onChange],
  );
  return (
    <div className="grid gap-4">
      <SchemaFields
        schema={schema}
        value={item}
        onChange={change}
        errors={own}
        locale={locale}
        readOnly={readOnly}
      />
      {!readOnly && (
        <button type="button" className="s-btn s-btn-danger justify-self-start" onClick={onRemove}>
          <Trash2 aria-hidden="true" size={16} />
          {t(item.submenu.length > 0 ? 'entities.menu-remove-all' : 'entities.menu-remove')}
        </button>
      )}
    </div>
  );
}
