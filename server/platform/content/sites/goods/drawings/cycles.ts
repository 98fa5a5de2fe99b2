import { block, coral, type Drawing, dot, ink, line, paper, sage, shape, sun } from './pencil.ts';

const wheels = (stroke: string, width: number): string =>
  `<g fill="none" stroke="${stroke}" stroke-width="${width}"><circle cx="130" cy="236" r="74"/><circle cx="350" cy="236" r="74"/></g>`;
const hubs = dot(ink, [130, 236], 10) + dot(ink, [350, 236], 10);
const spokes = line(
  ink,
  2.5,
  'M130 166v140M60 236h140M80 186l100 100M180 186 80 286M350 166v140M280 236h140M300 186l100 100M400 186 300 286',
);

export const trekking: Drawing = {
  focus: [300, 140],
  body: ({ light }) => wheels(light, 22),
  detail: ({ main, dark }) =>
    spokes +
    line(main, 14, 'M130 236 186 130h122L222 236h-92M222 236l-44-120M350 236 298 96') +
    line(ink, 12, 'M154 112h54M298 96h42q16 0 14 20') +
    line(dark, 7, 'M110 136h90M118 136l12 100') +
    block(dark, [104, 112, 46, 26], 6) +
    dot(sun, [222, 236], 20) +
    dot(ink, [222, 236], 7) +
    line(ink, 7, 'M222 236l16 28h14') +
    dot(sun, [352, 130], 9) +
    hubs,
};

export const kidsbike: Drawing = {
  focus: [330, 110],
  body: ({ light }) =>
    `<g fill="none" stroke="${light}" stroke-width="24"><circle cx="150" cy="250" r="58"/><circle cx="340" cy="250" r="58"/></g>`,
  detail: ({ main, dark }) =>
    line(main, 18, 'M150 250 200 160q60 40 110 0M150 250h80l72-96M340 250 300 110') +
    line(ink, 12, 'M172 140h60M300 110h44') +
    line(dark, 12, 'M200 160v-20') +
    line(coral, 5, 'M346 110l24 18M346 110l28 4M346 110l16 28') +
    line(ink, 9, 'M150 250l-30 44') +
    dot(ink, [112, 304], 22) +
    dot(paper, [112, 304], 9) +
    dot(sun, [230, 250], 20) +
    dot(ink, [230, 250], 7) +
    dot(ink, [150, 250], 10) +
    dot(ink, [340, 250], 10) +
    shape(sun, 'M296 128h34v30a17 17 0 0 1-34 0z'),
};

export const ebike: Drawing = {
  focus: [250, 180],
  body: ({ light }) => wheels(light, 30),
  detail: ({ main, dark }) =>
    line(main, 22, 'M130 236 178 150 230 240 308 130M130 236h100M350 236 300 100') +
    line(ink, 12, 'M150 116h54M300 100h40q20 0 16 22') +
    line(dark, 12, 'M178 150v-34') +
    line(ink, 26, 'M246 216l44-60') +
    line(sun, 7, 'M252 208l14-19') +
    line(sage, 7, 'M271 182l13-18') +
    dot(ink, [230, 240], 28) +
    dot(sun, [230, 240], 12) +
    dot(coral, [352, 134], 9) +
    hubs,
};
