/** Why staff cannot do something with comments, pictures, accounts and applications. */
export const houseRefusals = {
  'chat.unknown': { en: 'There is no such chat.', pl: 'Nie ma takiej rozmowy.' },
  'chat.not-yours': {
    en: 'You do not have this chat, or not any more. Take it first.',
    pl: 'Nie prowadzisz już tej rozmowy. Najpierw ją przejmij.',
  },
  'chat.closed': { en: 'The chat has ended.', pl: 'Ta rozmowa jest zakończona.' },
  'chat.no-agent': {
    en: 'There is no such agent any more. Choose somebody else.',
    pl: 'Nie ma już takiego konsultanta. Wybierz kogoś innego.',
  },
  'chat.empty': { en: 'Write something first.', pl: 'Najpierw coś napisz.' },
  'chat.file-gone': { en: 'There is no such file any more.', pl: 'Nie ma już takiego pliku.' },
  'comment.unknown': { en: 'There is no such comment.', pl: 'Nie ma już takiego komentarza.' },
  'comment.no-act': { en: 'There is no such act.', pl: 'Tego nie można już cofnąć.' },
  'comment.empty': { en: 'Write something first.', pl: 'Najpierw coś napisz.' },
  'comment.not-published': {
    en: 'Only a published comment can be answered.',
    pl: 'Odpowiedzieć można tylko na opublikowany komentarz.',
  },
  'picture.too-large': {
    en: 'A picture may have at most {megabytes} MB.',
    pl: 'Zdjęcie może mieć najwyżej {megabytes} MB.',
  },
  'picture.not-in-library': {
    en: 'There is no such picture in the library.',
    pl: 'Nie ma już takiego zdjęcia.',
  },
  'picture.unknown': { en: 'There is no such picture.', pl: 'Nie ma już takiego zdjęcia.' },
  'picture.used': {
    en: 'The picture is used. Take it out there first.',
    pl: 'To zdjęcie jest używane. Najpierw usuń je stamtąd.',
  },
  'picture.type': {
    en: 'Only JPEG, PNG, WebP and AVIF pictures can be uploaded.',
    pl: 'Można dodać tylko zdjęcia JPEG, PNG, WebP i AVIF.',
  },
  'picture.damaged': {
    en: 'The picture is damaged: it cannot be opened.',
    pl: 'Zdjęcie jest uszkodzone i nie daje się otworzyć.',
  },
  'picture.other-type': {
    en: 'A picture of the file is of another type than ours.',
    pl: 'Jedno ze zdjęć w pliku jest innego rodzaju niż przyjmowane.',
  },
  'picture.pixels': {
    en: 'The picture has {megapixels} megapixels; at most {most} can be taken.',
    pl: 'Zdjęcie ma {megapixels} mln pikseli; może mieć najwyżej {most} mln.',
  },
  'picture.side': {
    en: 'A side of the picture may have at most {pixels} pixels.',
    pl: 'Bok zdjęcia może mieć najwyżej {pixels} pikseli.',
  },
  'staff.too-many-attempts': {
    en: 'Too many attempts to sign in. Try again later.',
    pl: 'Za dużo prób logowania. Spróbuj ponownie później.',
  },
  'staff.wrong-credentials': {
    en: 'The e-mail address or the password is wrong.',
    pl: 'Adres e-mail albo hasło jest nieprawidłowe.',
  },
  'staff.wrong-password': { en: 'The password is wrong.', pl: 'Hasło jest nieprawidłowe.' },
  'staff.wrong-code': {
    en: 'The code is wrong, has expired or was used already.',
    pl: 'Kod jest nieprawidłowy, wygasł albo był już użyty.',
  },
  'staff.wrong-passkey': {
    en: 'We do not know this passkey. Sign in with the password.',
    pl: 'Nie rozpoznaliśmy tego klucza dostępu. Zaloguj się hasłem.',
  },
  'staff.passkey-not-made': {
    en: 'The passkey could not be added. Try again.',
    pl: 'Nie udało się dodać klucza dostępu. Spróbuj ponownie.',
  },
  'staff.passkey-too-many': {
    en: 'The account has as many passkeys as it can have. Remove one of them first.',
    pl: 'Konto ma już tyle kluczy dostępu, ile może mieć. Usuń najpierw któryś z nich.',
  },
  'staff.passkey-known': {
    en: 'This passkey has been added already.',
    pl: 'Ten klucz dostępu jest już dodany.',
  },
  'staff.passkey-unknown': { en: 'There is no such passkey.', pl: 'Nie ma takiego klucza dostępu.' },
  'staff.second-factor': {
    en: 'Finish signing in first: with the code of the app.',
    pl: 'Najpierw dokończ logowanie kodem z aplikacji.',
  },
  'staff.second-factor-on': {
    en: 'This account has an app for codes already.',
    pl: 'To konto ma już aplikację z kodami.',
  },
  'staff.second-factor-off': {
    en: 'This account has no app for codes.',
    pl: 'To konto nie ma aplikacji z kodami.',
  },
  'staff.second-factor-own': {
    en: 'Another administrator has to do this.',
    pl: 'To musi zrobić inny administrator.',
  },
  'staff.session-unknown': {
    en: 'There is no such session any more.',
    pl: 'Nie ma już takiej sesji.',
  },
  'staff.exists': {
    en: 'There is an account with this address already.',
    pl: 'Konto z tym adresem już istnieje.',
  },
  'staff.own-rights': {
    en: 'You cannot take your own rights away. Ask another administrator.',
    pl: 'Nie możesz odebrać uprawnień sobie. Poproś innego administratora.',
  },
  'staff.last-admin': {
    en: 'Somebody has to remain an administrator.',
    pl: 'Ktoś musi pozostać administratorem.',
  },
  'staff.unknown': { en: 'There is no such account.', pl: 'Nie ma już takiego konta.' },
  'staff.sign-in': {
    en: 'Sign in as a member of staff first.',
    pl: 'Najpierw zaloguj się do Studia.',
  },
  'staff.role': {
    en: 'This needs the role {needed}; yours is {role}.',
    pl: 'Twoja rola na to nie pozwala.',
  },
  'application.unknown': {
    en: 'There is no open application {number}.',
    pl: 'Nie ma otwartego wniosku {number}.',
  },
  'application.changed': {
    en: 'The application {number} has changed meanwhile.',
    pl: 'Wniosek {number} zmienił się w międzyczasie.',
  },
  'application.not-waiting': {
    en: 'The application {number} does not wait for staff.',
    pl: 'Wniosek {number} nie czeka na pracownika.',
  },
  'submission.unknown': { en: 'There is no such submission.', pl: 'Nie ma już tego zgłoszenia.' },
  'submission.no-file': { en: 'There is no such file.', pl: 'Nie ma już tego pliku.' },
} as const;
