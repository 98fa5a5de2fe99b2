import type { CommentReportReason } from '#schemas/comments.ts';
import type { CommentHoldReason } from '#schemas/studio/comments.ts';

/** A comment of the sandbox: who of its customers wrote it, and when, in hours before the sandbox was started. */
export interface DemoComment {
  /** Status of the sandbox's customer, which is the name of the address, too; null for the house. */
  readonly by: string | null;
  /** More than two days for what everybody sees: what is said in words of the day looks different every hour. */
  readonly hoursAgo: number;
  readonly text: string;
  readonly held?: CommentHoldReason;
  readonly likes?: readonly string[];
  readonly dislikes?: readonly string[];
  readonly reports?: Readonly<Record<string, CommentReportReason>>;
  readonly answers?: readonly Omit<DemoComment, 'answers'>[];
}

/** What customers of the sandbox say, by the post of the shop's site. */
export const demoComments: ReadonlyMap<string, readonly DemoComment[]> = new Map<
  string,
  readonly DemoComment[]
>([
  [
    'wczesniejsza-splata-pozyczki',
    [
      {
        by: 'contract',
        hoursAgo: 70,
        text: 'Spłaciłam pożyczkę trzy miesiące wcześniej i rzeczywiście część opłat wróciła na konto. Wszystko trwało cztery dni.',
        likes: ['nothing', 'scoring', 'blocked'],
        answers: [
          {
            by: 'nothing',
            hoursAgo: 66,
            text: 'Czy trzeba było coś wysyłać, czy wystarczył przelew?',
          },
          {
            by: null,
            hoursAgo: 65,
            text: 'Wystarczy przelew na rachunek pożyczki. Kwotę na dziś pokazuje zakładka „Spłata” przy Twojej umowie.',
            likes: ['nothing', 'contract'],
          },
        ],
      },
      {
        by: 'scoring',
        hoursAgo: 60,
        text: 'Dobrze wytłumaczone. Szkoda tylko, że banki same o tym nie mówią.',
        likes: ['contract'],
      },
      {
        by: 'blocked',
        hoursAgo: 3,
        text: 'Sprawdźcie ranking na www.tanie-raty.example, tam wychodzi jeszcze taniej!',
        held: 'links',
      },
    ],
  ],
  [
    'falszywy-sms-z-banku',
    [
      {
        by: 'resale-offer',
        hoursAgo: 58,
        text: 'Dostałam taki SMS w zeszłym tygodniu. Zadzwoniłam do banku i numer już znali.',
        likes: ['contract', 'nothing'],
        answers: [
          {
            by: 'contract',
            hoursAgo: 57,
            text: 'Też dostałam! U mnie „dopłata do paczki 1,50 zł”.',
          },
          {
            by: 'data-checking',
            hoursAgo: 52,
            text: 'Mój numer to 600 700 800, zadzwońcie, pokażę zrzuty ekranu.',
            reports: { contract: 'personal-data', nothing: 'personal-data' },
          },
        ],
      },
      {
        by: 'filling-form',
        hoursAgo: 1,
        text: 'A ten link https://bank-most.example/zaloguj jest prawdziwy czy fałszywy?',
        held: 'links',
      },
    ],
  ],
]);
