/**
 * What the platform says when it refuses something, and the same in Polish. Its sentences are the stable names of what
 * happened; `{0}`, `{1}` … stand for what changes in them. A test reads the platform's source and finds those that are
 * missing here.
 */
export const polishRefusals: readonly (readonly [english: string, polish: string])[] = [
  [
    'The content does not have the form its kind asks for.',
    'Treść nie jest jeszcze poprawna. Popraw wskazane miejsca.',
  ],
  [
    'This cannot go live yet: {0}. See what has to be mended.',
    'Tego nie można jeszcze opublikować. Popraw wskazane miejsca.',
  ],
  [
    'It is live. Only those who may publish can delete it.',
    'To jest na stronie. Usunąć to może tylko wydawca.',
  ],
  [
    'It is live. Only those who may publish can change its address.',
    'Strona jest opublikowana. Jej adres może zmienić tylko wydawca.',
  ],
  ['There is no {0}.', 'Nie ma już „{0}”. Ktoś mógł to usunąć.'],
  ['There already is a {0}.', 'Już istnieje „{0}”. Wybierz inny klucz.'],
  [
    'The {0} was changed in the meantime: it is at version {1} now. Read it again and repeat your change.',
    'Ktoś zmienił to w międzyczasie: teraz jest to wersja {1}.',
  ],
  [
    'The {0} is used in {1} places. Take it out there first.',
    'To jest używane w innych miejscach ({1}). Najpierw usuń to stamtąd.',
  ],
  ['Publish the page in the default language first.', 'Najpierw opublikuj stronę w języku domyślnym.'],
  ['The entry never had a version {0}.', 'Wersji {0} nigdy nie było.'],
  ['This kind of content is shared by all languages.', 'Ta treść jest wspólna dla wszystkich języków.'],
  ['There is no such plan.', 'Nie ma już takiego planu.'],
  ['It cannot be cancelled any more: it is {0}.', 'Nie można już tego odwołać.'],
  ['It cannot be changed any more: it is {0}.', 'Nie można już tego zmienić.'],
  ['It is the plan of a release. Change the release.', 'To termin wydania. Zmień wydanie.'],
  ['It takes the entry off the site, in whatever version.', 'To zdjęcie ze strony, niezależnie od wersji.'],
  ['The plan names no version. Plan it again.', 'Plan nie wskazuje wersji. Zaplanuj to ponownie.'],
  [
    'The content was changed after it was planned. Plan it again.',
    'Treść zmieniono po zaplanowaniu. Zaplanuj ją ponownie.',
  ],
  ['The {0} is planned. Take the plan back first.', 'To jest zaplanowane. Najpierw odwołaj termin.'],
  [
    'It was live. Only those who may publish can delete it.',
    'To było na stronie. Usunąć to może tylko wydawca.',
  ],
  [
    'It was live or is planned. Only those who may publish can change its address.',
    'Strona była opublikowana albo jest zaplanowana. Jej adres może zmienić tylko wydawca.',
  ],
  [
    'Redirects keep visitors from the page at its new address.',
    'Przekierowania nie dopuszczą odwiedzających do strony pod nowym adresem.',
  ],
  [
    'The release is planned or was live. Only those who may publish all of it can change it.',
    'Wydanie jest zaplanowane albo było na stronie. Zmienić je może tylko wydawca.',
  ],
  [
    'The release was changed in the meantime. Look at it again.',
    'Ktoś zmienił wydanie w międzyczasie. Obejrzyj je ponownie.',
  ],
  ['This moment is past.', 'Ten termin już minął.'],
  ['The release is empty.', 'Wydanie jest puste.'],
  ['There is no such release.', 'Nie ma już takiego wydania.'],
  ['There is no such comment.', 'Nie ma już takiego komentarza.'],
  ['There is no such act.', 'Tego nie można już cofnąć.'],
  ['Write something first.', 'Najpierw coś napisz.'],
  ['Only a published comment can be answered.', 'Odpowiedzieć można tylko na opublikowany komentarz.'],
  [
    'The file holds content that does not have the right form.',
    'W pliku są treści, które nie mają właściwej postaci.',
  ],
  ['{0} was deleted meanwhile. Try again.', 'Ktoś właśnie usunął „{0}”. Spróbuj ponownie.'],
  ['The release is not live.', 'Wydanie nie jest opublikowane.'],
  ['The release is live. Roll it back first.', 'Wydanie jest opublikowane. Najpierw je wycofaj.'],
  ['The release names an entry twice.', 'W wydaniu jest dwa razy to samo.'],
  [
    'It cannot go back as one: published again or taken off since is {0}.',
    'Nie można wycofać wszystkiego naraz. Od tego czasu zmieniono na stronie: {0}.',
  ],
  ['There is no such piece of content.', 'Nie ma takiej treści.'],
  ['There is no such kind of content.', 'Nie ma takiego rodzaju treści.'],
  ['This needs the role {0}; yours is {1}.', 'Twoja rola na to nie pozwala.'],
  ['A screen of the application keeps its address.', 'Ekran aplikacji zachowuje swój adres.'],
  ['This window is somebody else’s.', 'To okno należy do kogoś innego.'],
  ['Somebody else is editing this now.', 'Teraz edytuje to kto inny.'],
  ['Name a media file, or a kind and a key.', 'Wskaż zdjęcie albo treść.'],
  ['A picture may have at most {0} MB.', 'Zdjęcie może mieć najwyżej {0} MB.'],
  ['There is no such picture in the library.', 'Nie ma już takiego zdjęcia.'],
  ['There is no such picture.', 'Nie ma już takiego zdjęcia.'],
  ['The picture is used. Take it out there first.', 'To zdjęcie jest używane. Najpierw usuń je stamtąd.'],
  [
    'Only JPEG, PNG, WebP and AVIF pictures can be uploaded.',
    'Można dodać tylko zdjęcia JPEG, PNG, WebP i AVIF.',
  ],
  ['The picture is damaged: it cannot be opened.', 'Zdjęcie jest uszkodzone i nie daje się otworzyć.'],
  [
    'A picture of the file is of another type than ours.',
    'Jedno ze zdjęć w pliku jest innego rodzaju niż przyjmowane.',
  ],
  ['The body must be multipart/form-data.', 'Nie udało się przesłać pliku. Spróbuj ponownie.'],
  ['Send the picture in the part `file`.', 'Nie udało się przesłać pliku. Spróbuj ponownie.'],
  ['The multipart body could not be read.', 'Nie udało się przesłać pliku. Spróbuj ponownie.'],
  ['Too many attempts to sign in. Try again later.', 'Za dużo prób logowania. Spróbuj ponownie później.'],
  ['The e-mail address or the password is wrong.', 'Adres e-mail albo hasło jest nieprawidłowe.'],
  ['There is an account with this address already.', 'Konto z tym adresem już istnieje.'],
  [
    'You cannot take your own rights away. Ask another administrator.',
    'Nie możesz odebrać uprawnień sobie. Poproś innego administratora.',
  ],
  ['Somebody has to remain an administrator.', 'Ktoś musi pozostać administratorem.'],
  ['There is no such account.', 'Nie ma już takiego konta.'],
  ['Sign in as a member of staff first.', 'Najpierw zaloguj się do Studia.'],
  ['There is no such preview link.', 'Nie ma już takiego linku.'],
  ['There is no such preview, or it is over.', 'Nie ma takiego podglądu albo już wygasł.'],
  ['The service cannot be reached.', 'Usługa jest teraz nieosiągalna. Sprawdź połączenie.'],
  ['The service answered {0}.', 'Usługa odpowiedziała błędem {0}.'],
];
