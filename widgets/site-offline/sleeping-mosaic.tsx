/** A tile house with its lights out under a moon: the site rests. Decoration. */
export function SleepingMosaic() {
  return (
    <svg
      viewBox="0 0 320 240"
      aria-hidden="true"
      focusable="false"
      className="mx-auto h-auto w-full max-w-sm"
    >
      <rect width="320" height="240" rx="28" className="fill-brand-strong" />
      <path className="fill-sun" d="M232 44a32 32 0 1 0 32 44a26 26 0 0 1-32-44z" />
      <path className="fill-brand-soft" d="M80 128l56-56l56 56z" />
      <rect x="80" y="132" width="54" height="60" className="fill-brand" />
      <rect x="138" y="132" width="54" height="60" className="fill-brand" />
      <path className="fill-brand-strong" d="M94 192v-26a13 13 0 0 1 26 0v26z" />
      <rect x="152" y="150" width="26" height="20" rx="3" className="fill-brand-strong" />
      <rect x="48" y="192" width="224" height="6" rx="3" className="fill-accent" />
    </svg>
  );
}
