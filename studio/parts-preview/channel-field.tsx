import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { Field } from '../parts/field.tsx';

const most = 20;

interface Props {
  readonly value: readonly string[];
  readonly onChange: (channels: readonly string[]) => void;
}

/** Names of channels (`utm_source`), added one by one. */
export function ChannelField({ value, onChange }: Props) {
  const { t } = useStudioTexts();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    const name = typed.trim();
    if (name !== '' && !value.includes(name) && value.length < most) onChange([...value, name]);
    setTyped('');
  };
  return (
    <div className="grid gap-2">
      <Field label={t('visibility.channels')} hint={t('visibility.channels-hint')}>
        {(control) => (
          <div className="flex gap-2">
            <input
              {...control}
              ref={input}
              className="s-input"
              value={typed}
              maxLength={100}
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
            <button type="button" className="s-btn shrink-0" disabled={typed.trim() === ''} onClick={add}>
              {t('visibility.add')}
            </button>
          </div>
        )}
      </Field>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {value.map((name) => (
            <li key={name} className="s-badge pe-0.5">
              {name}
              <button
                type="button"
                className="grid size-6 place-items-center rounded-full hover:text-danger"
                aria-label={t('visibility.remove-channel', { name })}
                onClick={() => {
                  onChange(value.filter((one) => one !== name));
                  input.current?.focus();
                }}
              >
                <X aria-hidden="true" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
