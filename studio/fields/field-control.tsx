import { type ComponentType, lazy, Suspense } from 'react';
import {
  ChoiceControl,
  ColourControl,
  ColourTokenControl,
  FlagControl,
} from './controls/choice-controls.tsx';
import { DateControl, MomentControl } from './controls/date-controls.tsx';
import { ImageControl, ImagePathControl } from './controls/image-control.tsx';
import { JsonControl } from './controls/json-control.tsx';
import { LinkControl } from './controls/link-control.tsx';
import { ListControl } from './controls/list-control.tsx';
import { MoneyControl, NumberControl } from './controls/number-controls.tsx';
import { ObjectControl } from './controls/object-control.tsx';
import { RecordControl } from './controls/record-control.tsx';
import { RelationControl } from './controls/relation-control.tsx';
import { CodeControl, KeyControl, LongTextControl, TextControl } from './controls/text-controls.tsx';
import type { FieldPlace } from './fields-context.tsx';
import type { Control } from './shape/field-shape.ts';

// The editor of rich text is heavy, and few forms have one.
const RichTextControl = lazy(() => import('./rich-text/rich-text-control.tsx'));

const controls: Readonly<Record<Control, ComponentType<FieldPlace>>> = {
  choice: ChoiceControl,
  code: CodeControl,
  colour: ColourControl,
  'colour-token': ColourTokenControl,
  date: DateControl,
  flag: FlagControl,
  image: ImageControl,
  'image-path': ImagePathControl,
  json: JsonControl,
  key: KeyControl,
  link: LinkControl,
  list: ListControl,
  'long-text': LongTextControl,
  moment: MomentControl,
  money: MoneyControl,
  number: NumberControl,
  object: ObjectControl,
  record: RecordControl,
  relation: RelationControl,
  'rich-text': RichTextControl,
  text: TextControl,
};

/** The control for a value of this shape. */
export function FieldControl(place: FieldPlace) {
  const ControlView = controls[place.shape.control];
  return (
    <Suspense fallback={<div className="s-input min-h-24" aria-busy="true" />}>
      <ControlView {...place} />
    </Suspense>
  );
}
