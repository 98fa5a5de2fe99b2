import type { FormSource } from '#schemas/form-source.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';

/** Forms as widgets get them: loaded, checked, compiled. */
export interface FormReader {
  /**
   * The form, ready to be shown; null when there is none or the visitor may not have it.
   * @throws when its definition cannot be read
   */
  form(source: FormSource): Promise<PreparedForm | null>;
}
