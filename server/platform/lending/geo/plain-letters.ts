/** Letters as somebody without a Polish keyboard types them: small, without their marks. */
export const plainLetters = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').trim();
