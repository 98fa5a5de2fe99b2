import { type Static, Type } from 'typebox';
import type { Language } from '../language.ts';
import { type LayoutName, PageDocument } from '../page.ts';
import { PreviewVisitor } from './preview.ts';

/** Address of the edge's call that prepares a draft for the editor's canvas; for staff, POST, answers `{data: PlanAnswer}`. */
export const studioPlanPath = '/studio/plan';

/** A page as it stands in the editor, saved or not, and as whom and where it is looked at. */
export const PlanBody = Type.Object({
  document: PageDocument,
  /** Address of the page without language prefix. */
  path: Type.String({ pattern: '^/', maxLength: 500 }),
  locale: Type.String({ maxLength: 5, pattern: '^[A-Za-z-]*$' }),
  visitor: PreviewVisitor,
  /** The moment it is looked at; left out, now. */
  at: Type.Optional(Type.String({ format: 'date-time' })),
});
export type PlanBody = Omit<Static<typeof PlanBody>, 'document'> & { document: PageDocument };

/** A block whose props passed every check, with the answers of its queries: what its view takes. */
export interface CanvasBlock {
  readonly id: string;
  readonly type: string;
  readonly props: Record<string, unknown>;
  readonly data: Record<string, unknown>;
  /** Blocks of its slots, and those that stand as tags in its rich text. */
  readonly slots: Record<string, readonly CanvasBlock[]>;
  readonly first: boolean;
  /**
   * Why this visitor would not get the block at this moment: its widget is for others (`access`), or its own
   * circumstances do not hold (`visibility`). The canvas shows it all the same, dimmed; left out where it is shown.
   */
  readonly hidden?: 'access' | 'visibility';
  /** The data is that of the widget's first example: a preview never reads a customer. */
  readonly sample?: true;
}

/** A block that could not be prepared, and what would make it right. */
export interface CanvasFailure {
  readonly kind: string;
  readonly blockId: string;
  readonly type: string;
  readonly message: string;
  readonly cure: string;
}

/** The page as the canvas shows it. What `PageProvider` takes is all here. */
export interface PlanForCanvas {
  readonly locale: string;
  readonly languages: readonly Language[];
  readonly path: string;
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  /** Title of the browser's window. */
  readonly title: string;
  readonly layout: LayoutName;
  /** IANA name of the time zone that moments are told in. */
  readonly timeZone: string;
  readonly session: { readonly signedIn: boolean; readonly firstName?: string };
  /** Interface texts of the language, by key. */
  readonly texts: Readonly<Record<string, string>>;
  /** What the site changes of the identity: rules for a `<style>`, and the page's ground. */
  readonly theme: {
    readonly css: string;
    readonly ground: { readonly light: string; readonly dark: string };
  };
  /** The draft's own blocks are `main`; the others are the site's, to look at. */
  readonly regions: {
    readonly header: readonly CanvasBlock[];
    readonly main: readonly CanvasBlock[];
    readonly footer: readonly CanvasBlock[];
  };
}

export interface PlanAnswer {
  readonly plan: PlanForCanvas;
  readonly failures: readonly CanvasFailure[];
}
