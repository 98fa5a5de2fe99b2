/** Names the sandbox's service knows, as they are written. */
const known = [
  'Warszawa',
  'Kraków',
  'Łódź',
  'Wrocław',
  'Poznań',
  'Gdańsk',
  'Gdynia',
  'Szczecin',
  'Białystok',
  'Częstochowa',
  'Toruń',
  'Rzeszów',
  'Świętokrzyska',
  'Świętojańska',
  'Piłsudskiego',
  'Kościuszki',
  'Żeromskiego',
  'Słowackiego',
  'Dąbrowskiego',
  'Marszałkowska',
] as const;

const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
const byPlain = new Map(known.map((name) => [plain(name), name]));
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * The sandbox's stand-in for the third party that corrects names: it puts Polish marks and capitals where they belong, word
 * by word, and leaves alone what it does not know.
 */
export function createSandboxAddressService(): { correct(name: string): Promise<string> } {
  return {
    correct: async (name) =>
      name
        .trim()
        .split(/\s+/)
        .map(
          (word) =>
            byPlain.get(plain(word)) ??
            (/^(ul|al|pl|os)\.$/i.test(word) ? word.toLowerCase() : capital(word)),
        )
        .join(' '),
  };
}
