/** Length of an account number by country (SWIFT IBAN Registry, release 99). */
const lengths: ReadonlyMap<string, number> = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ' +
    'ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 ' +
    'LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 ' +
    'PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
);

/** An international account number: length of its country, check digits by ISO 7064 MOD 97-10 (ISO 13616-1). */
export function isIban(text: string): boolean {
  const number = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(number)) return false;
  if (lengths.get(number.slice(0, 2)) !== number.length) return false;
  // 00, 01 and 99 would pass the division, and are never given out.
  const check = Number(number.slice(2, 4));
  if (check < 2 || check > 98) return false;
  let rest = 0;
  for (const sign of number.slice(4) + number.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** A Polish account number: the 26 digits after `PL`, which may be written with them. */
export function isNrb(text: string): boolean {
  const number = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return isIban(number.startsWith('PL') ? number : `PL${number}`);
}
