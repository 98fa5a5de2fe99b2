const two = (part: number): string => String(part).padStart(2, '0');

/** Length of a video as players show it: 75 seconds are `1:15`, 3675 are `1:01:15`. @param seconds whole seconds */
export function formatLength(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours === 0
    ? `${minutes}:${two(seconds % 60)}`
    : `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
