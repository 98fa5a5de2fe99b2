import sharp from 'sharp';

/** Two pictures compared: either they show the same layout, or why not and where. */
export type Comparison =
  | { readonly same: true; readonly share: number }
  | { readonly same: false; readonly reason: string; readonly diff: Buffer | null };

/** A picture as it is drawn. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly data: Uint8Array;
}

/*
 * Screenshots are taken at two fifths of the CSS pixels, and compared at half of that, so a dot here is 5 × 5 CSS pixels
 * mixed into one: antialiasing is gone and lines of text are grey. A dot agrees when its colour lies between the colours
 * the other picture has around that place. What moved by a pixel agrees; what is missing, doubled or coloured anew does not.
 */
const reduceBy = 2;
/** Dots around a place that are looked at. */
const reach = 1;
/** How far outside of what is around a colour may lie, of 255. */
const colourSlack = 14;
/** Share of all dots that may disagree. */
const maxShare = 0.004;
/** A patch of dots, and the share of it that may disagree: a small thing on a long page counts, too. */
const patch = 8;
const maxPatchShare = 0.34;
/** Rows by which heights may differ (screenshot pixels): lines of text are rounded differently elsewhere. */
const heightSlack = 3;

/**
 * Whether two screenshots show the same layout.
 * @param expected the stored picture, any format sharp reads
 * @param actual the picture of now, in such a format or as it was drawn
 */
export async function comparePictures(expected: Buffer, actual: Buffer | Bitmap): Promise<Comparison> {
  const [before, now] = await Promise.all([read(expected), read(actual)]);
  if (before.width !== now.width)
    return { same: false, reason: `is ${now.width} px wide and was ${before.width}`, diff: null };
  if (Math.abs(before.height - now.height) > heightSlack)
    return { same: false, reason: `is ${now.height} px high and was ${before.height}`, diff: null };
  const height = Math.min(before.height, now.height);
  const [one, other] = await Promise.all([reduce(before, height), reduce(now, height)]);
  const wrong = disagreements(one, other);
  const share = sumOf(wrong) / wrong.length;
  const worst = worstPatch(wrong, one.width, one.height);
  if (share <= maxShare && worst.share <= maxPatchShare) return { same: true, share };
  const place = `around ${worst.x * reduceBy}, ${worst.y * reduceBy} of the picture`;
  const reason = `differs in ${(share * 100).toFixed(2)} % of its area, most ${place}`;
  return { same: false, reason, diff: await drawDiff(other, wrong) };
}

async function read(picture: Buffer | Bitmap): Promise<Bitmap> {
  if (!Buffer.isBuffer(picture)) return picture;
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The upper `height` rows at a fraction of their size, blurred a little. */
async function reduce({ width, data: whole }: Bitmap, height: number): Promise<Bitmap> {
  // Rows lie one after the other: the upper ones are the beginning.
  const cut = whole.subarray(0, width * height * 3);
  const { data, info } = await sharp(cut, { raw: { width, height, channels: 3 } })
    .resize(Math.max(1, Math.round(width / reduceBy)), Math.max(1, Math.round(height / reduceBy)), {
      fit: 'fill',
      kernel: 'linear',
    })
    .blur(0.8)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** 1 for each dot that disagrees either way: something came or something went. */
function disagreements(one: Bitmap, other: Bitmap): Uint8Array {
  const wrong = new Uint8Array(one.width * one.height);
  for (let y = 0; y < one.height; y++)
    for (let x = 0; x < one.width; x++)
      if (!isNear(one, other, x, y) && (!fits(one, other, x, y) || !fits(other, one, x, y)))
        wrong[y * one.width + x] = 1;
  return wrong;
}

/** Whether two dots at the same place are so alike that each fits the other's surroundings, which it is part of. */
function isNear(one: Bitmap, other: Bitmap, x: number, y: number): boolean {
  const at = (y * one.width + x) * 3;
  for (let channel = at; channel < at + 3; channel++)
    if (Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)) > colourSlack) return false;
  return true;
}

/** Whether a dot's colour lies between those around the same place of the other picture. */
function fits(from: Bitmap, into: Bitmap, x: number, y: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    let least = 255;
    let most = 0;
    for (let row = Math.max(0, y - reach); row <= Math.min(into.height - 1, y + reach); row++)
      for (let column = Math.max(0, x - reach); column <= Math.min(into.width - 1, x + reach); column++) {
        const value = into.data[(row * into.width + column) * 3 + channel] ?? 0;
        if (value < least) least = value;
        if (value > most) most = value;
      }
    const value = from.data[(y * from.width + x) * 3 + channel] ?? 0;
    if (value < least - colourSlack || value > most + colourSlack) return false;
  }
  return true;
}

function worstPatch(wrong: Uint8Array, width: number, height: number) {
  let worst = { share: 0, x: 0, y: 0 };
  // Half over each other, so that no thing hides on the border of two.
  for (let top = 0; top < height; top += patch / 2)
    for (let left = 0; left < width; left += patch / 2) {
      let count = 0;
      for (let y = top; y < Math.min(height, top + patch); y++)
        for (let x = left; x < Math.min(width, left + patch); x++) count += wrong[y * width + x] ?? 0;
      // At the edge a patch is cut; it is measured by its full size, or a single dot would be too much.
      const share = count / (patch * patch);
      if (share > worst.share) worst = { share, x: left, y: top };
    }
  return worst;
}

/** The picture of now, pale, with what disagrees in red. */
function drawDiff(now: Bitmap, wrong: Uint8Array): Promise<Buffer> {
  const data = Buffer.alloc(wrong.length * 3);
  for (let dot = 0; dot < wrong.length; dot++)
    for (let channel = 0; channel < 3; channel++) {
      const pale = 170 + Math.round((now.data[dot * 3 + channel] ?? 0) / 3);
      data[dot * 3 + channel] = wrong[dot] === 1 ? (channel === 0 ? 220 : 30) : pale;
    }
  return sharp(data, { raw: { width: now.width, height: now.height, channels: 3 } })
    .resize(now.width * reduceBy, undefined, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

const sumOf = (values: Uint8Array): number => values.reduce((sum, value) => sum + value, 0);
