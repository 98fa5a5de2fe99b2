import { useEffect, useRef, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { FormFinding, PreparedForm } from '#schemas/prepared-form.ts';
import { prepareSample } from '#ui/forms/samples/prepare-sample.ts';
import { askPreview } from './ask-preview.ts';
import { presetOf } from './presets.ts';
import { readDefinition } from './read-definition.ts';

/** What keeps the text from becoming a form. `at` is the place in the text. */
export interface EditorFault {
  readonly line: number | null;
  readonly at: number | null;
  readonly message: string;
}

export interface Editor {
  readonly preset: string;
  readonly text: string;
  readonly form: PreparedForm;
  /** The preset the shown form grew out of: another one than `preset` while the server is asked. */
  readonly origin: string;
  readonly findings: readonly FormFinding[];
  readonly fault: EditorFault | null;
  /** Counts forms that were taken over. */
  readonly applied: number;
  readonly write: (text: string) => void;
  readonly choose: (preset: string) => void;
  readonly apply: () => void;
}

const textOf = (definition: unknown) => JSON.stringify(definition, null, 2);

/** The definition in the editor, and the form the server last made of one. */
export function useEditor(first: string): Editor {
  const { locale } = usePage();
  const start = presetOf(first);
  const [preset, setPreset] = useState(first);
  const [text, setText] = useState(() => textOf(start?.definition));
  const [shown, setShown] = useState<{
    form: PreparedForm;
    origin: string;
    findings: readonly FormFinding[];
    applied: number;
  }>(() => ({
    form: prepareSample(start?.definition ?? empty),
    origin: first,
    findings: [],
    applied: 0,
  }));
  const [fault, setFault] = useState<EditorFault | null>(null);
  /** Answers may come in another order than the questions. */
  const asked = useRef(0);

  const apply = async (wanted: string, origin: string) => {
    const read = readDefinition(wanted);
    if (!read.ok) return setFault(read);
    const turn = ++asked.current;
    try {
      const { form, findings } = await askPreview(read.value, locale);
      if (turn !== asked.current) return;
      setFault(null);
      setShown((before) => ({
        ...(form ? { form, origin } : { form: before.form, origin: before.origin }),
        findings,
        applied: before.applied + 1,
      }));
    } catch (error) {
      if (turn === asked.current)
        setFault({ line: null, at: null, message: error instanceof Error ? error.message : String(error) });
    }
  };
  // The server rendered the form without compiled rules; now they are asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the page began with
  useEffect(() => void apply(text, preset), []);

  return {
    preset,
    text,
    ...shown,
    fault,
    write: setText,
    choose: (id) => {
      const next = textOf(presetOf(id)?.definition);
      setPreset(id);
      setText(next);
      void apply(next, id);
    },
    apply: () => void apply(text, preset),
  };
}

const empty = { alias: 'preview', title: 'Formularz', button_text: 'Wyślij', groups: [] };
