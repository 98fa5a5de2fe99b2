const before = 'export default ';
const after = ';\n';

/** Text of the module whose default export is this function. */
export const moduleText = (factory: string): string => `${before}${factory}${after}`;

/** The function inside the text of a module. @throws Error for text that is none of ours */
export function factoryText(text: string): string {
  if (!text.startsWith(before) || !text.endsWith(after)) {
    throw new Error('This is not a module of compiled rules');
  }
  return text.slice(before.length, -after.length);
}
