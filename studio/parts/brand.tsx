/** The Studio's sign: four stones of a mosaic and its name. */
export function Brand() {
  return (
    <p className="flex items-center gap-2 font-bold text-heading tracking-tight">
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-6 shrink-0">
        <rect x="1" y="1" width="8" height="8" rx="2.5" className="fill-brand" />
        <rect x="11" y="1" width="8" height="8" rx="4" className="fill-accent" />
        <rect x="1" y="11" width="8" height="8" rx="4" className="fill-sun" />
        <rect x="11" y="11" width="8" height="8" rx="2.5" className="fill-brand opacity-60" />
      </svg>
      Mozaika Studio
    </p>
  );
}
