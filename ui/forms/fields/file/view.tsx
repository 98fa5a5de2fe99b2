import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FieldViewProps } from '../../field-kind.ts';
import { controlAttributes } from '../../frame/control-attributes.ts';
import { useAdopted } from '../../frame/use-typed-text.ts';
import { countFiles } from './file-list.ts';
import { FileRow } from './file-row.tsx';
import { acceptOf, fileRules } from './file-rules.ts';
import { kindWords, sizeWords } from './file-words.ts';
import { useFiles } from './use-files.ts';

/**
 * Files, sent as soon as they are chosen. The place to drop them is the browser's own control, stretched over it and not
 * seen: keyboard, drag, camera of a phone and assistive technology work as everywhere else.
 */
export function FileView(props: FieldViewProps<readonly string[]>) {
  const { field, id, services, disabled } = props;
  const { t } = services;
  const {
    placeholder: _none,
    autoComplete: _neither,
    ...attributes
  } = controlAttributes(props, `${id}-limits`);
  const [over, setOver] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const rules = fileRules(field);
  const { items, news, add, again, remove } = useFiles(props);
  const take = () => {
    const chosen = [...(control.current?.files ?? [])];
    // Emptied, so that the same file can be chosen once more.
    if (control.current) control.current.value = '';
    if (chosen.length > 0) add(chosen);
  };
  useAdopted(take);
  const several = rules.most > 1;
  return (
    <div className="grid min-w-0 gap-2">
      <div className="field-drop" data-over={over ? '' : undefined}>
        <input
          type="file"
          {...attributes}
          ref={control}
          accept={acceptOf(rules)}
          multiple={several}
          onChange={take}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        <Upload aria-hidden="true" className="field-drop-mark" />
        <p>
          <span className="field-drop-button">
            {t(several ? 'form.file.choose-many' : 'form.file.choose')}
          </span>{' '}
          <span className="field-drop-or">{t('form.file.or-drop')}</span>
        </p>
        <p id={`${id}-limits`} className="field-hint">
          {t('form.file.limits', { types: kindWords(rules), size: sizeWords(rules.bytes, services) })}
          {several && ` ${t('form.file.most', { count: rules.most })}`}
        </p>
      </div>
      {items.length > 0 && (
        <ul ref={list} className="field-files">
          {items.map((item, at) => (
            <FileRow
              key={item.key}
              item={item}
              disabled={disabled}
              services={services}
              onAgain={() => again(item)}
              onRemove={() => {
                const buttons = list.current?.querySelectorAll<HTMLElement>('[data-drop]');
                // The button goes away with its row: the keyboard goes on from the next one.
                (buttons?.[at + 1] ?? buttons?.[at - 1] ?? control.current)?.focus();
                remove(item);
              }}
            />
          ))}
        </ul>
      )}
      {several && items.length > 0 && (
        <p className="field-hint">{t('form.file.count', { number: countFiles(items), most: rules.most })}</p>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
