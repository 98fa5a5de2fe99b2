import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps, ValidatorType } from '@rjsf/utils';
import { useStore } from 'zustand';
import type { FormGroup } from '#schemas/form.ts';
import { bindShortWords } from '#ui/design/short-words.ts';
import { DraftNotice } from './draft-notice.tsx';
import { useFormParts } from './form-parts.tsx';
import { FormSummary } from './form-summary.tsx';
import { LiveField } from './live-field.tsx';

type Properties = ObjectFieldTemplateProps['properties'];

/** The fields of the form in their groups, under what is wrong with them. */
function GroupsTemplate({ properties }: ObjectFieldTemplateProps) {
  const { store } = useFormParts();
  const groups = useStore(store.state, ({ form }) => form.definition.groups);
  return (
    <>
      <div className="form-notes">
        <FormSummary />
        <DraftNotice />
      </div>
      {groups.map((group) => (
        <GroupView key={group.alias} group={group} properties={properties} />
      ))}
    </>
  );
}

/** Fields that belong together; nothing while none of them is there. */
function GroupView({ group, properties }: { readonly group: FormGroup; readonly properties: Properties }) {
  const { id: formId, store } = useFormParts();
  const shown = useStore(store.state, ({ cells }) =>
    group.fields.some((field) => field.type !== 'hidden' && cells.get(field.alias)?.visible),
  );
  const own = new Set(group.fields.map((field) => field.alias));
  const fields = (
    <div className="form-fields">
      <div className="form-cells">
        {properties.filter(({ name }) => own.has(name)).map(({ content }) => content)}
      </div>
    </div>
  );
  // Hidden values stay in the document, as browsers fill and keep them.
  if (!shown) return <div hidden>{fields}</div>;
  if (!group.title) return <div className="form-group">{fields}</div>;
  const hintId = `${formId}-${group.alias}-group-hint`;
  return (
    <fieldset className="form-group" aria-describedby={group.hint ? hintId : undefined}>
      <legend>{group.title}</legend>
      {group.hint && (
        <p id={hintId} className="field-hint clear-both">
          {bindShortWords(group.hint)}
        </p>
      )}
      {fields}
    </fieldset>
  );
}

/** The frame of a field is drawn by the field itself, which alone knows its error. */
const BareTemplate = ({ children }: FieldTemplateProps) => children;

const ThemedField = ({ name }: FieldProps) => <LiveField alias={name} />;

export const formTemplates = { FieldTemplate: BareTemplate, ObjectFieldTemplate: GroupsTemplate };
export const formFields = { LiveField: ThemedField };

/**
 * rjsf checks nothing here: its schema has types only, and values are checked by the form's own state with the compiled
 * rules (docs/decisions/0014-live-forms.md). It asks which branch of `anyOf` fits; there are none.
 */
export const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};
