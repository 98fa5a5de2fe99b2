/** What lives in each room of `rooms.ts`, for the table in docs/architecture.md; links are seen from there. */
export const aboutRooms: Readonly<Record<string, string>> = {
  schemas: 'the contract: one TypeBox module per concept, types and validation from one source',
  money:
    'arithmetic of money: annuity, APR, schedules, interest by the day, caps; what the calculator shows is what the lender calculates',
  registry:
    '[defineWidget](../registry/define-widget.ts), [props](../registry/normalise-props.ts) (migrate, fill, check), access, hydration policies',
  engine: 'the core without React; `engine/react/` holds small hooks',
  'ui/design':
    'primitives that views share: headings, fields, icons, pictures, [sending](../ui/design/use-send.ts) with its button, the error panel, the result, the empty state',
  'ui/forms':
    'the [live form](../ui/forms/live-form.tsx) and one folder per field type, found by glob ([how](forms.md#adding-a-field-type))',
  'ui/account': 'parts that the account screens share: card, small forms, code step',
  'ui/loan':
    'parts that the loan’s screens share: [moves to a status’s screen](../ui/loan/use-status-move.ts), the card of the way, [figures of a loan](../ui/loan/loan-figures.tsx), [step-up codes](../ui/loan/step-up-panel.tsx)',
  'ui/shop':
    'parts that the shop’s screens share: the [card](../ui/shop/good-card.tsx) and price of an article, the [cart](decisions/0051-the-cart.md) and the [wishlist](decisions/0052-demo-goods-and-wishlist.md) of the browser',
  'ui/chat':
    'the chat in the customer’s browser: its [store](../ui/chat/chat-store.ts) over one socket, the outbox, and what `/chat` and the bubble show of it',
  widgets: 'one folder per widget, found by [glob](../widgets/definitions.ts)',
  renderer: 'vike’s hooks, the document, the React tree, hydration',
  'studio/styles': 'styles of the Studio, and of the site in the editor’s frame',
  'studio/app':
    'the ground floor of the Studio: session, texts, [calls](../studio/app/api.ts), what is not saved',
  'studio/parts': 'tables, dialogs, fields, menus that screens share',
  'studio/media': 'picture library and picker',
  'studio/parts-preview': 'visibility of blocks, sharing of previews',
  'studio/fields': '[controls made from a schema](../studio/fields/schema-fields.tsx)',
  'studio/words': '[names of widgets](../studio/words/named-registry.ts) in the language of the Studio',
  'studio/checks': 'findings and their panel',
  'studio/history': 'comparison, merge, presence, plans, publish dialogs',
  'studio/journal': '[what is typed and not stored yet](../studio/journal/journal.ts)',
  'studio/leaving': 'the question before unsaved work is left; signing out',
  'studio/forms': '[form builder](../studio/forms/builder/form-builder.tsx)',
  'studio/editor': '[the editor of pages](../studio/editor/workspace/workspace.tsx)',
  'studio/entities':
    'list and form of every kind of content without an editor of its own, [a folder a kind](../studio/entities/kinds/good/screen.ts)',
  'studio/screens': 'a folder for each screen, found by [glob](../studio/app/screens.ts)',
  'studio/shell': 'frame, menu and router around the screens',
  studio:
    'the [Studio](studio.md), where staff edit: a program of its own, `dist/studio`; nothing else imports it',
  'server/web':
    'the edge: pages, page cache, sessions, proxy, policies; the Studio’s files, session and previews in [studio/](../server/web/studio/studio-routes.ts)',
  'server/clients':
    '[which client an address stands for](../server/clients/client-key.ts), where requests are counted',
  'server/tracing': 'spans of requests and database queries, sent by OpenTelemetry',
  'server/platform/http':
    'the ground floor of the platform: [how a call is served](../server/platform/http/serve-call.ts), refusals, languages, outbound requests',
  'server/platform/base':
    'what every part needs: [database](../server/platform/base/database/database.ts) and migrations, jobs, secrets, one-time codes, messages, the audit log',
  'server/platform/content':
    'what editors keep: entries, drafts and plans, checks, forms and leads, media, search, catalogue, previews',
  'server/platform/customers':
    'accounts, sessions, step-up codes, comments, feedback; of the lender it knows what it is handed',
  'server/platform/lending':
    'applications ([lending](lending.md)), contracts, cards, [payments](payments.md), documents, addresses, partners, identification',
  'server/platform/chat': 'the support chat: rooms, messages, the socket ([chat](chat.md))',
  'server/platform/shop':
    'lists of goods: filters with counts, orders, neighbours ([0048](decisions/0048-lists-of-goods.md))',
  'server/platform/staff': 'accounts and sessions of staff, and the back end of the Studio',
  'server/platform':
    'puts the rooms of the embedded platform together ([modules.ts](../server/platform/modules.ts)); the suites of the whole',
  'server/sandbox':
    'stand-ins for outside parties under `/sandbox/`: banks, payment gateway, partners, address service; never in production',
  'server/config': '[every variable](../server/config/environment.ts), once',
  'server/start': '[wiring](../server/start/start-server.ts)',
  server: '[wiring](../server/start/start-server.ts)',
  fake: 'the platform’s wire made up for development and tests ([0038](decisions/0038-fake-api.md)); only tests and commands import it',
  e2e: 'browser tests, measurements, commands',
  bench: 'browser tests, measurements, commands',
  scripts: 'browser tests, measurements, commands',
};
