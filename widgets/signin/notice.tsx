import { Info } from 'lucide-react';

/** What is to be known before the form: why one is here. */
export function Notice({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="flex items-start gap-3 rounded-control bg-info-soft p-4 text-info">
      <Info aria-hidden="true" className="mt-0.5 size-5 flex-none" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-sm leading-relaxed">{text}</p>
      </div>
    </div>
  );
}
