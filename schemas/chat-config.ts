import { type Static, Type } from 'typebox';

/** Configuration category of the chat; open to the public. A missing key takes the default told with it. */
export const chatConfigCategory = 'chat';

/** Time of day on the site's clock, `08:00`; `24:00` ends a day. */
const TimeOfDay = Type.String({ pattern: '^(?:(?:[01]\\d|2[0-3]):[0-5]\\d|24:00)$' });

/** When agents are there, on the days of the week that are named. */
export const OpenHours = Type.Object(
  {
    /** 1 is Monday, 7 Sunday. */
    days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
      minItems: 1,
      maxItems: 7,
      uniqueItems: true,
    }),
    from: TimeOfDay,
    to: TimeOfDay,
  },
  { additionalProperties: false },
);
export type OpenHours = Static<typeof OpenHours>;

export const ChatConfig = Type.Object({
  /** False takes the bubble and the pages of the chat away. Default: true. */
  is_enabled: Type.Optional(Type.Boolean()),
  /** Default: Monday to Friday 8–20, Saturday 9–15. */
  hours: Type.Optional(Type.Array(OpenHours, { maxItems: 14 })),
  /** Days without the hours above, e.g. `2026-12-25`. Default: none. */
  closed_days: Type.Optional(
    Type.Array(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), { maxItems: 100 }),
  ),
  /** Minutes an answer usually takes. Default: 5. */
  answer_minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
  /** Name under which the house speaks. Default: the site's name. */
  house_name: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  /** A chat in which nobody wrote for so long is closed. Default: 24. */
  close_after_hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
  /** Closed chats are kept so long, with their files. Default: 1095, three years: how long a claim of a loan can be made. */
  keep_days: Type.Optional(Type.Integer({ minimum: 30, maximum: 3650 })),
});
export type ChatConfig = Static<typeof ChatConfig>;
