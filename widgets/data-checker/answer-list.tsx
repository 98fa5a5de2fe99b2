import { usePage } from '#engine/react/page-context.tsx';
import type { FormDefinition } from '#schemas/form.ts';
import { answerWords } from './answer-words.ts';
import { useAnswerLanguage } from './use-answer-language.ts';

interface AnswerListProps {
  readonly definition: FormDefinition;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What was answered in one form, to be read again. */
export function AnswerList({ definition, values }: AnswerListProps) {
  const { t } = usePage();
  const language = useAnswerLanguage();
  const given = new Map(Object.entries(values));
  const rows = definition.groups
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const words = answerWords(field, given.get(field.alias), language);
      return words === null ? [] : [{ alias: field.alias, title: field.title, words }];
    });
  if (rows.length === 0) return <p className="text-ink-soft">{t('flow.no-answers')}</p>;
  return (
    <dl>
      {rows.map(({ alias, title, words }) => (
        <div
          key={alias}
          className="grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <dt className="min-w-0 text-ink-soft break-words">{title}</dt>
          <dd className="min-w-0 font-medium break-words">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
