// The package's index brings its test registry along, which needs a validator that is not installed.
import Form from '@rjsf/core/lib/components/Form.js';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { FormDone } from './form-done.tsx';
import { FormFoot } from './form-foot.tsx';
import { FormPartsProvider } from './form-parts.tsx';
import { formFields, formTemplates, noValidator } from './form-theme.tsx';
import type { LiveFormProps } from './live-form-props.ts';
import { renderSchema } from './render-schema.ts';
import { useLiveForm } from './use-live-form.ts';

/**
 * A form of the form constructor, from its definition to "we have it" (specification 3). The server renders it complete;
 * in the browser it takes over what was typed before, checks with the compiled rules, keeps a draft, and sends itself.
 * rjsf lays the fields out; values live in the form's own state, so that a key draws one field
 * (docs/decisions/0014-live-forms.md).
 */
export function LiveForm(props: LiveFormProps) {
  const { heading = 'h2', button, onDone, children } = props;
  const { parts, life, frame } = useLiveForm(props);
  const { store, id, services } = parts;
  const done = useStore(store.state, ({ phase }) => phase === 'done') && !onDone;
  const definition = useStore(store.state, ({ form }) => form.definition);
  const { schema, uiSchema } = useMemo(() => renderSchema(definition), [definition]);
  const { submit } = life;
  const tree = useMemo(
    () => (
      <Form
        id={`${id}-form`}
        idPrefix={id}
        idSeparator="-"
        className="live-form noscript:hidden"
        method="post"
        schema={schema}
        uiSchema={uiSchema}
        validator={noValidator}
        templates={formTemplates}
        fields={formFields}
        noValidate
        noHtml5Validate
        showErrorList={false}
        onSubmit={() => void submit()}
      >
        <FormFoot button={button} submit={() => void submit()} below={children} />
      </Form>
    ),
    [id, schema, uiSchema, submit, button, children],
  );
  return (
    <FormPartsProvider value={parts}>
      <div ref={frame} className="min-w-0">
        <div role="status">{done && <FormDone store={store} heading={heading} t={services.t} />}</div>
        <noscript>
          <p className="font-semibold">{services.t('form.noscript')}</p>
        </noscript>
        {!done && tree}
      </div>
    </FormPartsProvider>
  );
}
