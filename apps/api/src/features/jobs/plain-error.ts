/** How much of an error is told. */
const MOST = 300

/** An error without what it may repeat of a mail: addresses, links, long secrets. */
export const plainError = (text: string): string =>
  text
    .replaceAll(/\bhttps?:\/\/\S+/gi, '<…>')
    .replaceAll(/\S+@\S+/g, '<…@…>')
    .replaceAll(/[\w+/=-]{24,}/g, '<…>')
    .slice(0, MOST)
