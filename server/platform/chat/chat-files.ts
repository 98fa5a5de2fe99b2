import type { FormDefinition, FormField } from '#schemas/form.ts';

/** Files of chats stand beside those of forms; no form has this alias, so that nothing of one is good for the other. */
const alias = 'chat:room';

/** What a file of a room was uploaded for: it is good for no other room. */
export const chatFilesOf = (roomId: string) => ({ form: alias, field: roomId });

/** The only field of a room, as the reader of uploads knows fields: the kinds and the size every form may take. */
export function uploadTargetOf(roomId: string): {
  readonly definition: FormDefinition;
  readonly field: FormField;
} {
  const field = { alias: roomId, type: 'file', title: roomId };
  const groups = [{ alias, fields: [field] }];
  return { definition: { alias, title: alias, button_text: alias, groups }, field };
}
