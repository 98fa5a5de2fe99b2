import './keep-compiled.ts';
import { drawSheet } from '#server/platform/base/pdf/draw-sheet.ts';

/** Draws one document away from the thread that answers requests. */
export default drawSheet;
