import { keyboard, mouse, speaker } from './accessories.ts';
import { iron, purifier, robot } from './cleaning.ts';
import { monitor, notebook, tower } from './computers.ts';
import { ebike, kidsbike, trekking } from './cycles.ts';
import { helmet, lock, pannier } from './cycling.ts';
import { smartphone, tablet, watch } from './devices.ts';
import { armchair, bookcase, table } from './furniture.ts';
import { dishwasher, microwave, oven } from './large-kitchen.ts';
import { desklamp, floorlamp, sconce } from './lighting.ts';
import { blender, kettle, toaster } from './small-kitchen.ts';
import { cushion, mug, pot } from './tableware.ts';
import { backpack, bottle, suitcase } from './travel.ts';

/** Drawings of goods by their names. */
export const drawings = {
  armchair,
  backpack,
  blender,
  bookcase,
  bottle,
  cushion,
  desklamp,
  dishwasher,
  ebike,
  floorlamp,
  helmet,
  iron,
  kettle,
  keyboard,
  kidsbike,
  lock,
  microwave,
  monitor,
  mouse,
  mug,
  notebook,
  oven,
  pannier,
  pot,
  purifier,
  robot,
  sconce,
  smartphone,
  speaker,
  suitcase,
  table,
  tablet,
  toaster,
  tower,
  trekking,
  watch,
} as const;

export type DrawingName = keyof typeof drawings;
