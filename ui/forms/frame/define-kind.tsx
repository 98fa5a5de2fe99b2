import type { FieldKind, FieldViewProps } from '../field-kind.ts';

/**
 * Makes a kind with a value type of its own one of the list of all kinds: its view gets whatever the form holds read by
 * the kind first, so a view never meets a value it does not know.
 */
export function defineKind<T>(kind: FieldKind<T>): FieldKind {
  const { View, read, type } = kind;
  const ReadView = ({ value, ...props }: FieldViewProps) => (
    <View {...props} value={read(value, props.field)} />
  );
  ReadView.displayName = `Field(${type})`;
  return { ...kind, View: ReadView };
}
