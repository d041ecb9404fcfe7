/**
 * What words are compared by: lowercase, without accents, « œ » as two letters, one kind of apostrophe. The database's
 * `fold_text` answers the same.
 */
export const foldText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .replaceAll('’', "'")
    .toLowerCase()
