import { type Static, Type } from 'typebox';
import { action, choice, image, list, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  eyebrow: Type.Optional(text({ title: 'Line above the title', maxLength: 80 })),
  title: text({ title: 'Title', minLength: 1, maxLength: 120 }),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  points: list(text({ title: 'Point', maxLength: 120 }), { title: 'Points', maxItems: 5, default: [] }),
  primary: Type.Optional(action({ title: 'Main action' })),
  secondary: Type.Optional(action({ title: 'Second action' })),
  image: Type.Optional(image({ title: 'Picture' })),
  tone: choice(['paper', 'brand', 'sun'], { title: 'Tone', default: 'paper' }),
  note: Type.Optional(longText({ title: 'Small print', maxLength: 600 })),
});
export type HeroProps = Static<typeof props>;
