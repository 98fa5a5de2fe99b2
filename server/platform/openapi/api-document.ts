/** One call of an OpenAPI document: the parts the reference shows. */
export interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly object[];
  /** Roles of staff that may; none for calls that are not staff's. */
  readonly 'x-roles'?: readonly string[];
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly responses?: object;
}

/** An OpenAPI document. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths?: object;
  readonly components?: {
    readonly schemas?: object;
    readonly securitySchemes?: Readonly<Record<string, object>>;
  };
}
