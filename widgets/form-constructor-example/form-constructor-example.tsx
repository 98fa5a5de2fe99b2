import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { LiveForm } from '#ui/forms/live-form.tsx';
import { FormInspector } from '#widgets/form-constructor-example/form-inspector.tsx';
import { checkOnServer } from './ask-preview.ts';
import { DefinitionEditor } from './definition-editor.tsx';
import type { FormConstructorExampleProps } from './props.ts';
import { useEditor } from './use-editor.ts';

/** The form constructor to try out: a definition on one side, the live form it makes on the other. */
export function FormConstructorExample({ props, block }: ViewProps<FormConstructorExampleProps>) {
  const { t, locale } = usePage();
  const editor = useEditor(props.preset ?? 'all/all');
  const Heading = block.first ? 'h1' : 'h2';
  const Below = block.first ? 'h2' : 'h3';
  const headingId = `${block.id}-heading`;
  const { form } = editor;
  return (
    <section className="band" aria-labelledby={headingId}>
      <div className="wrap @container">
        <Heading id={headingId} className="text-title break-words">
          {props.title || t('form-constructor-example.title')}
        </Heading>
        <p className="mt-3 max-w-prose text-lead text-ink-soft">{t('form-constructor-example.lead')}</p>
        <div className="mt-8 grid gap-8 @4xl:grid-cols-2 @4xl:gap-12">
          <div className="card min-w-0 self-start p-5 @xl:p-8">
            <Below className="mb-6 text-heading break-words">{form.definition.title}</Below>
            <LiveForm
              key={editor.origin}
              form={form}
              id={`${block.id}-form`}
              heading={block.first ? 'h3' : 'h4'}
              submit={(values) => checkOnServer(form, locale, values)}
            >
              <div className="mt-8 border-t border-line pt-6">
                <FormInspector
                  labels={{
                    values: t('form-constructor-example.values'),
                    ok: t('form-constructor-example.ok'),
                    wrong: t('form-constructor-example.wrong'),
                  }}
                />
              </div>
            </LiveForm>
          </div>
          <DefinitionEditor id={block.id} editor={editor} />
        </div>
      </div>
    </section>
  );
}

export default FormConstructorExample;
