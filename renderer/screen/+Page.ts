/** Vike wants a page to exist; what it shows comes from the Plan (see `+onRenderHtml.ts`). */
export default function Page(): null {
  return null;
}
