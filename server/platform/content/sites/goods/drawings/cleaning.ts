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

export const robot: Drawing = {
  focus: [240, 150],
  body: ({ main, dark, light }) =>
    shape(dark, 'M80 200a160 100 0 0 0 320 0v30a160 100 0 0 1-320 0z') +
    shape(main, 'M80 190a160 110 0 0 1 320 0a160 110 0 0 1-320 0z') +
    tiles(dark, [160, 120], [280, 200], [120, 200], [320, 120]) +
    shape(light, 'M170 190a70 46 0 0 1 140 0a70 46 0 0 1-140 0z'),
  detail: () =>
    dot(ink, [240, 172], 34) +
    dot(sun, [240, 166], 20) +
    block(paper, [214, 226, 52, 16], 8) +
    line(ink, 6, 'M92 262 60 300M100 270 84 312M112 276l2 40') +
    line(sage, 6, 'M400 300h40M380 324h70') +
    dot(coral, [300, 236], 7),
};

export const iron: Drawing = {
  focus: [200, 230],
  body: ({ main, dark, light }) =>
    shape(main, 'M80 260q40-100 160-110h120l36 110z') +
    tiles(dark, [200, 200], [280, 160], [320, 220]) +
    shape(light, 'M60 260h346v30a10 10 0 0 1-10 10H70a20 20 0 0 1-10-40z'),
  detail: ({ main }) =>
    line(main, 28, 'M216 152q6-62 60-62h40q44 0 46 66') +
    line(ink, 28, 'M256 92q8-2 20-2h40q20 0 30 10') +
    line(ink, 9, 'M362 150q60 0 60-60V40') +
    dot(paper, [250, 206], 22) +
    line(ink, 5, 'M250 206l10-10') +
    block(sun, [300, 196, 50, 18], 9) +
    line(paper, 7, 'M90 330q10-12 0-24M130 334q10-12 0-24M170 330q10-12 0-24'),
};

export const purifier: Drawing = {
  focus: [240, 120],
  body: ({ main, dark }) =>
    block(main, [150, 40, 180, 290], 60) + tiles(dark, [160, 200], [280, 120], [240, 280]),
  detail: ({ light }) =>
    block(ink, [186, 62, 108, 34], 17) +
    line(sage, 5, 'M204 79h72') +
    dot(mint, [240, 146], 30) +
    shape(sage, 'M222 160q-4-34 34-32q2 36-34 32z') +
    line(ink, 4, 'M218 166l22-22') +
    line(light, 8, 'M186 210h108M186 234h108M186 258h108M186 282h108') +
    line(paper, 7, 'M360 90q30-16 60 0M360 130q30-16 60 0M70 110q30-16 60 0') +
    dot(sun, [240, 306], 8) +
    dot(coral, [70, 300], 12) +
    block(stone, [160, 328, 160, 8], 4),
};
