import { Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { Result } from '#ui/design/result.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useSend } from '#ui/design/use-send.ts';
import type { FeedbackProps } from './props.ts';
import type { queries } from './queries.ts';

const ratings = [1, 2, 3, 4, 5] as const;

/** Five stars and a few words. Each star has its meaning in words beside it, so that colour tells nothing alone. */
export function Feedback({
  props,
  data,
  block,
}: ViewProps<FeedbackProps, never, ReturnType<typeof queries>>) {
  const { t, locale, path } = usePage();
  const { call } = data;
  const form = useRef<HTMLFormElement>(null);
  const [rating, setRating] = useState(0);
  const [missing, setMissing] = useState(false);
  const [done, setDone] = useState(false);
  const { busy, error, send } = useSend();
  // What was chosen before this was awake.
  useEffect(() => {
    const chosen = Number(form.current && new FormData(form.current).get('rating'));
    if (chosen > 0) setRating(chosen);
  }, []);
  const Heading = block.first ? 'h1' : 'h2';
  const errorId = `${block.id}-missing`;
  const submit = () => {
    if (!form.current) return;
    const given = new FormData(form.current);
    const chosen = Number(given.get('rating'));
    if (!(chosen > 0)) {
      setMissing(true);
      form.current.querySelector<HTMLInputElement>('input[name=rating]')?.focus();
      return;
    }
    const text = String(given.get('text') ?? '').trim();
    const body = {
      rating: chosen,
      ...(text !== '' && { text }),
      page: path.slice(0, 300),
      ...(props.topic && { topic: props.topic }),
    };
    void send(async () => {
      await callPlatform(call, { body, locale });
      setDone(true);
    });
  };
  return (
    <section className="band" aria-labelledby={`${block.id}-heading`}>
      <div className="wrap under-screen">
        <div className="card p-5 sm:p-8">
          <Heading
            id={`${block.id}-heading`}
            className={`break-words ${block.first ? 'text-title' : 'text-xl sm:text-2xl'}`}
          >
            {props.title || t('feedback.title')}
          </Heading>
          {props.lead && <p className="mt-2 break-words text-ink-soft">{props.lead}</p>}
          <div role="status" className={done ? 'mt-6' : undefined}>
            {done && (
              <Result
                kind="done"
                title={t('feedback.done')}
                text={t('feedback.done-text')}
                level={block.first ? 'h2' : 'h3'}
              />
            )}
          </div>
          {!done && (
            <form
              ref={form}
              method="post"
              noValidate
              className="mt-6 grid gap-5"
              onSubmit={(event) => {
                event.preventDefault();
                submit();
              }}
            >
              <fieldset className="grid min-w-0 gap-2" aria-describedby={missing ? errorId : undefined}>
                <legend className="mb-2 font-semibold">{t('feedback.rating')}</legend>
                <div className="flex flex-wrap gap-1">
                  {ratings.map((value) => (
                    <label
                      key={value}
                      className="grid size-12 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
                    >
                      <input
                        type="radio"
                        name="rating"
                        value={value}
                        className="sr-only"
                        onChange={() => {
                          setRating(value);
                          setMissing(false);
                        }}
                      />
                      <Star
                        aria-hidden="true"
                        className={`size-8 ${value <= rating ? 'fill-sun text-sun-ink' : 'text-line-strong'}`}
                      />
                      <span className="sr-only">{t(`feedback.${value}`)}</span>
                    </label>
                  ))}
                </div>
                {rating > 0 && <p className="text-ink-soft">{t(`feedback.${rating}`)}</p>}
                {missing && (
                  <p id={errorId} className="field-error">
                    {t('feedback.missing')}
                  </p>
                )}
              </fieldset>
              <div className="field">
                <label htmlFor={`${block.id}-text`} className="font-semibold">
                  {t('feedback.text')}
                </label>
                <textarea
                  id={`${block.id}-text`}
                  name="text"
                  rows={4}
                  maxLength={2000}
                  aria-describedby={`${block.id}-hint`}
                  className="input"
                />
                <p id={`${block.id}-hint`} className="field-hint">
                  {t('feedback.hint')}
                </p>
              </div>
              <ErrorPanel text={error} />
              <SendButton busy={busy} label={t('feedback.send')} wide={false} onPress={submit} />
            </form>
          )}
        </div>
      </div>
    </section>
  );
}

export default Feedback;
