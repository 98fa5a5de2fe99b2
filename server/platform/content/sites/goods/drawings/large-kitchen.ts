import {
  block,
  coral,
  type Drawing,
  dot,
  ink,
  line,
  mint,
  paper,
  sage,
  shape,
  stone,
  sun,
  tiles,
} from './pencil.ts';

export const oven: Drawing = {
  focus: [240, 220],
  body: ({ main, dark }) =>
    block(main, [100, 40, 280, 280], 24) + tiles(dark, [120, 80], [320, 40], [320, 280], [120, 280]),
  detail: ({ light }) =>
    block(ink, [132, 132, 216, 156], 16) +
    block(sun, [148, 148, 184, 124], 8) +
    shape('#e0a42c', 'M148 238h184v34H148z') +
    shape(coral, 'M190 238a50 42 0 0 1 100 0z') +
    line(paper, 5, 'M214 184q8-10 0-20M240 180q8-10 0-20M266 184q8-10 0-20') +
    block(light, [150, 108, 180, 12], 6) +
    dot(paper, [140, 74], 16) +
    dot(paper, [340, 74], 16) +
    line(ink, 5, 'M140 74V62M340 74l8-8') +
    block(paper, [190, 60, 100, 28], 8) +
    line(ink, 5, 'M208 74h14M232 74h14M256 74h14'),
};

export const dishwasher: Drawing = {
  focus: [240, 230],
  body: ({ main, dark }) =>
    block(main, [110, 40, 260, 280], 20) + tiles(dark, [120, 120], [320, 200], [160, 280]),
  detail: ({ light }) =>
    block(light, [110, 40, 260, 52], 20) +
    block(ink, [180, 104, 120, 12], 6) +
    dot(coral, [142, 66], 10) +
    block(paper, [276, 54, 70, 24], 8) +
    line(ink, 4, 'M290 66h10M308 66h10M326 66h6') +
    block(paper, [150, 140, 180, 150], 16) +
    line(sage, 9, 'M176 270v-50M206 270v-66M236 270v-50M266 270v-66M296 270v-50') +
    dot(mint, [206, 190], 28) +
    dot(sage, [206, 190], 15) +
    dot(sun, [274, 186], 24) +
    dot(paper, [274, 186], 12),
};

export const microwave: Drawing = {
  focus: [220, 180],
  body: ({ main, dark }) =>
    block(main, [60, 80, 360, 220], 24) + tiles(dark, [80, 80], [320, 240], [160, 240], [360, 120]),
  detail: ({ light }) =>
    block(ink, [90, 112, 210, 156], 18) +
    block('#f7d89a', [106, 128, 178, 124], 8) +
    shape(paper, 'M140 228h110v-20a20 20 0 0 0-20-20h-70a20 20 0 0 0-20 20z') +
    line(coral, 6, 'M176 176q8-10 0-22M214 176q8-10 0-22') +
    block(ink, [128, 230, 134, 10], 5) +
    block(paper, [326, 112, 68, 36], 8) +
    line(ink, 5, 'M340 130h8M356 130h8M372 130h8') +
    dot(light, [342, 178], 12) +
    dot(light, [378, 178], 12) +
    dot(light, [342, 212], 12) +
    dot(light, [378, 212], 12) +
    block(sun, [326, 238, 68, 26], 13) +
    block(ink, [90, 300, 50, 16], 6) +
    block(ink, [340, 300, 50, 16], 6) +
    line(stone, 4, 'M120 144l40 0'),
};
