import { createContext, useContext } from 'react';
import type { Registry } from '#registry/registry.ts';
import type { PreparedPage } from '../canvas/prepared-page.ts';
import type { BlockCommands } from './block-commands.ts';
import type { Editor } from './use-editor.ts';

/** What every part of the workspace shares. */
export interface EditorState {
  readonly registry: Registry;
  readonly editor: Editor;
  readonly commands: BlockCommands;
  readonly prepared: PreparedPage;
  /** Language that is looked at and written. */
  readonly locale: string;
  /** The site's main language: its texts stand in the document itself. */
  readonly mainLocale: string;
  /** Asked to look at the main language, and write it. */
  readonly onMainLocale: () => void;
  readonly readOnly: boolean;
}

const EditorContext = createContext<EditorState | null>(null);
export const EditorProvider = EditorContext;

/** @throws outside of the editor */
export function useEditorState(): EditorState {
  const state = useContext(EditorContext);
  if (!state) throw new Error('useEditorState() needs an <EditorProvider>.');
  return state;
}
