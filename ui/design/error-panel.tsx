/** What keeps it from going on, beside the button. The notification has said it aloud already, so this is not live. */
export function ErrorPanel({ text }: { text: string }) {
  if (text === '') return null;
  return <p className="rounded-control bg-danger-soft p-4 font-medium break-words text-danger">{text}</p>;
}
