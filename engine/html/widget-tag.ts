/** Name of the tag by which editors put a widget into running text. */
export const widgetTag = 'mozaika-widget';

/** Name of the tag that marks the widget's place after it was lifted out. Only the engine writes it. */
export const slotTag = 'mozaika-slot';
