import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { makeInstance } from '#engine/i18n/translator.ts';
import { isStudioLocale, languageKey, type StudioLocale, type StudioTexts } from './studio-texts.tsx';

const modules = import.meta.glob<{ texts: StudioTexts }>('../**/texts.ts', { eager: true });
const all = (locale: StudioLocale) => ({
  translation: Object.fromEntries(
    Object.values(modules).flatMap(({ texts }) => Object.entries(texts[locale])),
  ),
});
const resources = { pl: all('pl'), en: all('en') };

/** The Studio's own language: what the member of staff chose, or what the browser asks for. */
export function StudioTextsProvider({ children }: { readonly children: ReactNode }) {
  const [i18n] = useState(() => makeInstance(firstLocale(), resources));
  useEffect(() => {
    const mark = (locale: string) => {
      document.documentElement.lang = locale;
    };
    mark(i18n.language);
    i18n.on('languageChanged', mark);
    return () => i18n.off('languageChanged', mark);
  }, [i18n]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

function firstLocale(): StudioLocale {
  const wanted = [localStorage.getItem(languageKey), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find(isStudioLocale) ?? 'pl';
}
