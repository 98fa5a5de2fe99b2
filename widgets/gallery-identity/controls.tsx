import { ArrowRight } from 'lucide-react';
import { Field } from '#ui/design/field.tsx';
import { Chapter, Sample } from './chapter.tsx';

const ring = 'outline-3 outline-offset-3 outline-focus';
const ringDeep = 'outline-3 outline-offset-3 outline-focus-deep';

/** Buttons as name, classes, and the classes that hold them under the pointer. */
const buttons = [
  ['Primary', 'btn btn-primary', 'bg-accent-hover'],
  ['Secondary', 'btn btn-secondary', 'border-brand-strong bg-brand-soft text-brand-strong'],
] as const;
const buttonsOnDeep = [
  ['Inverse', 'btn btn-inverse', 'bg-on-deep-soft'],
  ['Outline', 'btn btn-outline-inverse', 'bg-deep-line'],
] as const;

/** What can be operated, in every state it can be in. */
export function Controls() {
  return (
    <>
      <Chapter
        id="buttons"
        title="Buttons"
        lead="One primary button on a screen. States from left to right: at rest, under the pointer, with focus, not available."
      >
        <div className="grid gap-6">
          {buttons.map((button) => (
            <ButtonStates key={button[0]} button={button} ring={ring} />
          ))}
          <div className="on-deep grid gap-6 rounded-card bg-deep p-6">
            {buttonsOnDeep.map((button) => (
              <ButtonStates key={button[0]} button={button} ring={ringDeep} />
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-6">
            <button type="button" className="btn-icon" aria-label="Next">
              <ArrowRight aria-hidden="true" className="size-5" />
            </button>
            <a className="text-link" href="#buttons">
              Text link
            </a>
          </div>
        </div>
      </Chapter>
      <Chapter
        id="fields"
        title="Fields"
        lead="The label stays in sight, the hint stands before the field, the error says what to do."
      >
        <div className="grid max-w-4xl items-start gap-x-8 gap-y-6 md:grid-cols-2">
          <Field id="identity-rest" label="At rest" hint="As on your identity card">
            <input className="input" type="text" autoComplete="off" />
          </Field>
          <Field id="identity-focus" label="With focus">
            <input className={`input ${ring}`} type="text" autoComplete="off" defaultValue="Anna" />
          </Field>
          <Field id="identity-error" label="With an error" error="Enter nine digits, e.g. 500 600 700.">
            <input className="input" type="tel" autoComplete="off" defaultValue="50060" />
          </Field>
          <Field id="identity-select" label="A choice">
            <select className="input">
              <option>12 months</option>
              <option>24 months</option>
            </select>
          </Field>
          <Sample title="A box to tick">
            <label className="tick" htmlFor="identity-tick">
              <input id="identity-tick" type="checkbox" defaultChecked />
              <span>I have read the information form. The whole line is the target.</span>
            </label>
          </Sample>
        </div>
      </Chapter>
    </>
  );
}

function ButtonStates({ button, ring: focus }: { button: readonly [string, string, string]; ring: string }) {
  const [name, classes, hover] = button;
  return (
    <div className="flex flex-wrap items-center gap-5">
      {['', hover, focus].map((state) => (
        <button key={state} type="button" className={`${classes} ${state}`}>
          {name}
        </button>
      ))}
      <button type="button" className={classes} disabled>
        {name}
      </button>
    </div>
  );
}
