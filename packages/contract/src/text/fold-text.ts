/**
 * Lowercase letters that Unicode does not decompose, as in the CLDR transform Latin-ASCII
 * (https://github.com/unicode-org/cldr, common/transforms/Latin-ASCII.xml), plus « ə », « ɔ » and « ɣ ». Also the Greek
 * final sigma, apostrophes and hyphens.
 */
const single = {
  from: 'ðđøħıĸłŋŧƀɓɖɗɛəƒɠǥɣɨɩƙɲɔʉʋƴƶⱥȼɇɉɍɏᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢς‘’‛ʻʼ′‐‒–—―−',
  to: "ddohiqlntbbddeefgggiiknouvyzacejryabcdefghijklmnoprstuvwyzσ''''''------",
}
const double = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** Combining accents, and Arabic and Hebrew vowel points; dropped like default-ignorable characters. */
const marks =
  '\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u064b-\\u065f\\u0670\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f'

/** The SQL function `fold_text` is generated from it (packages/database/src/fold-text-sql.ts). */
export const foldTable = { single, double, marks }

const letters: ReadonlyMap<string, string> = new Map([
  ...Object.entries(double),
  ...Array.from(single.from, (letter, at): [string, string] => [letter, single.to.charAt(at)]),
])
const dropped = new RegExp(`[\\p{DI}${marks}]`, 'gu')
const replaced = new RegExp(`[${[...letters.keys()].join('')}]`, 'gu')

/**
 * Comparison key for searches, filters, muted words and names. Folding letter by letter gives the same result, so that
 * matches can be mapped back to the text.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(dropped, '')
    .toLowerCase()
    .replace(replaced, (letter) => letters.get(letter) ?? letter)
