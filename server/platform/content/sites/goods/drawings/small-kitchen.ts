import { block, type Drawing, dot, ink, line, mint, paper, sage, shape, sun, tiles } from './pencil.ts';

export const kettle: Drawing = {
  focus: [300, 150],
  body: ({ main, dark, light }) =>
    shape(main, 'M160 280V160a80 80 0 0 1 160 0v120z') +
    tiles(dark, [160, 200], [240, 120], [280, 240]) +
    shape(light, 'M160 140v50l-56-50z') +
    block(ink, [140, 280, 200, 24], 12),
  detail: ({ dark }) =>
    line(ink, 18, 'M310 130h50q24 0 24 26v64q0 26-26 26h-36') +
    block(ink, [214, 62, 52, 20], 10) +
    block(paper, [186, 180, 22, 76], 11) +
    block(sage, [186, 216, 22, 40], 11) +
    line(dark, 6, 'M180 100q60-26 120 0'),
};

export const toaster: Drawing = {
  focus: [180, 120],
  body: ({ main, dark }) =>
    shape('#c8935a', 'M160 160V80a40 40 0 0 1 80 0v80zM250 160V100a35 35 0 0 1 70 0v60z') +
    shape('#e5c198', 'M172 160V86a28 28 0 0 1 56 0v74zM262 160v-58a23 23 0 0 1 46 0v58z') +
    shape(main, 'M100 280V180a40 40 0 0 1 40-40h200a40 40 0 0 1 40 40v100z') +
    tiles(dark, [120, 200], [200, 160], [280, 240], [320, 160]),
  detail: ({ light }) =>
    block(ink, [120, 280, 240, 22], 11) +
    block(ink, [384, 180, 14, 70], 7) +
    block(sun, [374, 200, 34, 18], 9) +
    dot(paper, [150, 240], 18) +
    line(ink, 5, 'M150 240v-12') +
    block(light, [200, 228, 120, 12], 6) +
    block(light, [200, 250, 80, 12], 6),
};

export const blender: Drawing = {
  focus: [240, 120],
  body: ({ main, dark }) =>
    shape(mint, 'M170 200 150 60h180l-20 140z') +
    shape(sage, 'M168 186 158 116h164l-10 70z') +
    shape(main, 'M160 320v-40a80 80 0 0 1 20-60h120a80 80 0 0 1 20 60v40z') +
    tiles(dark, [200, 240], [240, 280]),
  detail: () =>
    line(ink, 6, 'M170 200 150 60h180l-20 140z') +
    block(ink, [140, 40, 200, 24], 12) +
    block(ink, [166, 198, 148, 22], 8) +
    line(ink, 14, 'M326 84h40q14 0 12 16l-8 60q-2 14-16 14h-34') +
    dot(paper, [240, 272], 24) +
    line(ink, 6, 'M240 272l10-14') +
    dot(sun, [210, 150], 14) +
    dot('#c93f14', [262, 138], 12) +
    dot(sun, [280, 164], 9),
};
