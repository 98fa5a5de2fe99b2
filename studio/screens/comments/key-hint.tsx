/** The key of a button, for the eye; screen readers hear it from `aria-keyshortcuts`. */
export function KeyHint({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden="true"
      className="hidden min-w-5 rounded border border-line-strong px-1 text-center font-sans text-[0.8125rem] text-ink-soft leading-5 desktop:inline-block"
    >
      {name}
    </span>
  );
}
