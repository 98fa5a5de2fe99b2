/** The edge's call behind the form builder: `POST {definition, locale, values?}`. */
export const studioFormPath = '/studio/form-preview';
