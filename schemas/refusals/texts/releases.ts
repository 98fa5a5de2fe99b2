/** Why a release or a plan stays as it is. */
export const releaseRefusals = {
  'release.unknown': { en: 'There is no such release.', pl: 'Nie ma już takiego wydania.' },
  'release.empty': { en: 'The release is empty.', pl: 'Wydanie jest puste.' },
  'release.not-live': { en: 'The release is not live.', pl: 'Wydanie nie jest opublikowane.' },
  'release.live': {
    en: 'The release is live. Roll it back first.',
    pl: 'Wydanie jest opublikowane. Najpierw je wycofaj.',
  },
  'release.twice': {
    en: 'The release names an entry twice.',
    pl: 'W wydaniu jest dwa razy to samo.',
  },
  'release.changed': {
    en: 'The release was changed in the meantime. Look at it again.',
    pl: 'Ktoś zmienił wydanie w międzyczasie. Obejrzyj je ponownie.',
  },
  'release.approved': {
    en: 'The release is planned or was live. Only those who may publish all of it can change it.',
    pl: 'Wydanie jest zaplanowane albo było na stronie. Zmienić je może tylko wydawca.',
  },
  'release.moved-on': {
    en: 'It cannot go back as one: published again or taken off since is {entries}.',
    pl: 'Nie można wycofać wszystkiego naraz. Od tego czasu zmieniono na stronie: {entries}.',
  },
  'plan.unknown': { en: 'There is no such plan.', pl: 'Nie ma już takiego planu.' },
  'plan.past': { en: 'This moment is past.', pl: 'Ten termin już minął.' },
  'plan.not-cancelled': {
    en: 'It cannot be cancelled any more: it is {state}.',
    pl: 'Nie można już tego odwołać.',
  },
  'plan.not-changed': {
    en: 'It cannot be changed any more: it is {state}.',
    pl: 'Nie można już tego zmienić.',
  },
  'plan.of-release': {
    en: 'It is the plan of a release. Change the release.',
    pl: 'To termin wydania. Zmień wydanie.',
  },
  'plan.takes-off': {
    en: 'It takes the entry off the site, in whatever version.',
    pl: 'To zdjęcie ze strony, niezależnie od wersji.',
  },
  'plan.no-version': {
    en: 'The plan names no version. Plan it again.',
    pl: 'Plan nie wskazuje wersji. Zaplanuj to ponownie.',
  },
  /** Said by a migration of plans that named no version. */
  'plan.changed-after': {
    en: 'The content was changed after it was planned. Plan it again.',
    pl: 'Treść zmieniono po zaplanowaniu. Zaplanuj ją ponownie.',
  },
} as const;
