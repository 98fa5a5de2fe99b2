import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FormStore } from './form-store.ts';

interface FormDoneProps {
  readonly store: FormStore;
  readonly heading: 'h1' | 'h2' | 'h3' | 'h4';
  readonly t: (key: string) => string;
}

/** What is said once a form was taken: the server's words, else the definition's. It takes the focus the button had. */
export function FormDone({ store, heading: Heading, t }: FormDoneProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { answer, form } = store.state.getState();
  const { success_title, success_text } = form.definition;
  return (
    <div className="grid justify-items-start gap-4 py-4">
      <span className="grid size-14 place-items-center rounded-full bg-success-soft text-success">
        <CircleCheck aria-hidden="true" className="size-7" />
      </span>
      <Heading ref={title} tabIndex={-1} className="text-2xl break-words">
        {wordIn(answer, 'title') || success_title || t('form.done')}
      </Heading>
      <p className="text-ink-soft">{wordIn(answer, 'text') || success_text || t('form.done-text')}</p>
    </div>
  );
}

function wordIn(answer: unknown, name: string): string {
  if (typeof answer !== 'object' || answer === null || !Object.hasOwn(answer, name)) return '';
  const word: unknown = Reflect.get(answer, name);
  return typeof word === 'string' ? word : '';
}
