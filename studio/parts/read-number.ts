/** A number as people write it, with comma or point and spaces between thousands; undefined for anything else. */
export const readNumber = (text: string): number | undefined => {
  const plain = text.replace(/\s/g, '');
  return /^[-−]?\d+([.,]\d*)?$/.test(plain) ? Number(plain.replace('−', '-').replace(',', '.')) : undefined;
};
