import { Suspense } from 'react';
import { contentKinds } from '#schemas/content-kinds.ts';
import { Loading } from '../../app/screen-states.tsx';
import type { BodyEditorProps } from '../../fields/body-editor-props.ts';
import { SchemaFields } from '../../fields/schema-fields.tsx';
import type { EntityKind } from '../entity-kind.ts';

/** The body of an entry: fields made from its schema, or the kind's own editor; and how it will look. */
export function BodyFields({ entity, ...props }: BodyEditorProps & { readonly entity: EntityKind }) {
  const { Editor, Preview } = entity;
  return (
    <div className={Preview ? 'grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_22rem]' : 'grid'}>
      <div className="s-card min-w-0 p-4 desktop:p-5">
        <Suspense fallback={<Loading />}>
          {Editor ? (
            <Editor {...props} />
          ) : (
            <SchemaFields
              schema={contentKinds[entity.kind].schema}
              marks={entity.marks}
              value={props.value}
              onChange={props.onChange}
              errors={props.errors}
              locale={props.locale}
              readOnly={props.readOnly}
              focusOn={props.focusOn}
            />
          )}
        </Suspense>
      </div>
      {Preview && (
        <aside className="desktop:sticky desktop:top-5">
          <Suspense fallback={<Loading />}>
            <Preview value={props.value} locale={props.locale} />
          </Suspense>
        </aside>
      )}
    </div>
  );
}
