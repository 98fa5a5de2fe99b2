import { ImageOff, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isRecord } from '#registry/is-record.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { FieldFrame } from '../field-frame.tsx';
import { type FieldPlace, useFields } from '../fields-context.tsx';
import { emptyValue } from '../shape/empty-value.ts';
import { put } from '../state/fields-state.ts';
import { childPointer } from '../state/pointers.ts';
import { useField } from '../use-field.ts';
import { PickMedia } from './pick-media.tsx';

/** A picture with its description; chosen from the library, or named by its path. */
export function ImageControl(place: FieldPlace) {
  const field = useField(place);
  const { Field, change, locale } = useFields();
  const { t } = useStudioTexts();
  const picture = isRecord(field.value) ? field.value : null;
  const src = typeof picture?.['src'] === 'string' ? picture['src'] : '';
  const pick = (
    <PickMedia
      label={t(src === '' ? 'fields.image-choose' : 'fields.image-change')}
      disabled={field.readOnly}
      onPick={(file) =>
        field.set({
          src: file.src,
          alt: Object.hasOwn(file.alt, locale) ? (file.alt[locale] ?? '') : '',
          width: file.width,
          height: file.height,
        })
      }
    />
  );
  const [stored] = useState(src);
  const measure = (width: number, height: number) => {
    // Nothing changes by being looked at: only a path that was written here is measured.
    if (src === stored) return;
    if (width === 0 || (picture?.['width'] === width && picture['height'] === height)) return;
    change((now) =>
      put(
        put(now, childPointer(place.pointer, 'width'), width),
        childPointer(place.pointer, 'height'),
        height,
      ),
    );
  };
  const member = (name: string) => {
    const found = place.shape.members.find((one) => one.name === name);
    return (
      found && (
        <Field
          shape={found.shape}
          pointer={childPointer(place.pointer, name)}
          name={`image-${name}`}
          required={found.required}
        />
      )
    );
  };
  return (
    <fieldset data-field={place.pointer} className="grid min-w-0 gap-3">
      <legend className="s-label mb-1.5">{field.title}</legend>
      {field.hint && <p className="s-hint">{field.hint}</p>}
      {picture ? (
        <div className="grid gap-3 rounded-lg border border-line p-3">
          <Thumb key={src} src={src} onSize={measure} />
          <div className="flex flex-wrap gap-2">
            {pick}
            {!place.required && !field.readOnly && (
              <button type="button" className="s-btn s-btn-quiet" onClick={() => field.set(undefined)}>
                <Trash2 aria-hidden="true" size={16} />
                {t('fields.image-remove')}
              </button>
            )}
          </div>
          {member('alt')}
          <details>
            <summary className="s-hint w-fit rounded-md py-1">{t('fields.image-more')}</summary>
            <div className="mt-2">{member('src')}</div>
          </details>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          {pick}
          <button
            type="button"
            className="s-btn s-btn-quiet"
            disabled={field.readOnly}
            onClick={() => field.set(emptyValue(place.shape))}
          >
            <Plus aria-hidden="true" size={16} />
            {t('fields.image-by-path')}
          </button>
        </div>
      )}
    </fieldset>
  );
}

/** Path of a picture, without description: what is shown when a page is shared. */
export function ImagePathControl(place: FieldPlace) {
  const field = useField(place);
  const { t } = useStudioTexts();
  const value = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldFrame place={place} field={field}>
      {(control) => (
        <div className="grid gap-2">
          {value !== '' && <Thumb key={value} src={value} />}
          <div className="flex flex-wrap gap-2">
            <input
              {...control}
              className="s-input min-w-40 flex-1 font-mono text-small"
              value={value}
              readOnly={field.readOnly}
              placeholder="/media/…"
              spellCheck={false}
              onChange={(event) => field.setText(event.target.value.trim())}
            />
            <PickMedia
              label={t('fields.image-choose')}
              disabled={field.readOnly}
              onPick={(file) => field.setText(file.src)}
            />
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

interface ThumbProps {
  readonly src: string;
  readonly onSize?: (width: number, height: number) => void;
}

/** The picture small, or that it cannot be shown. Its size is read from the file, so that nobody has to write it. */
function Thumb({ src, onSize }: ThumbProps) {
  const { t } = useStudioTexts();
  const [broken, setBroken] = useState(false);
  if (src === '' || broken)
    return (
      <p className="s-hint flex items-center gap-2">
        <ImageOff aria-hidden="true" size={18} />
        {t(src === '' ? 'fields.image-none' : 'fields.image-broken')}
      </p>
    );
  return (
    <img
      src={src}
      alt=""
      className="max-h-40 max-w-full justify-self-start rounded-md border border-line bg-sunken object-contain"
      onLoad={(event) => onSize?.(event.currentTarget.naturalWidth, event.currentTarget.naturalHeight)}
      onError={() => setBroken(true)}
    />
  );
}
