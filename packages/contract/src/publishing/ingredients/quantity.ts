import { numericQuantity } from 'numeric-quantity'

/** « 200-250 g » is a range. */
export type Quantity = number | { from: number; to: number }

const fraction = '[¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]'
const space = '[ \\u00a0\\u202f]'
const words: Record<string, number> = {
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10 },
  ...{ onze: 11, douze: 12, quinze: 15, vingt: 20, trente: 30, demi: 0.5, demie: 0.5 },
  ...{ 'une demi': 0.5, 'un demi': 0.5, 'une douzaine': 12, 'une dizaine': 10, 'une demi-douzaine': 6 },
  ...{ 'une vingtaine': 20, 'une quinzaine': 15, 'une trentaine': 30 },
}
const number = [
  `\\d{1,3}(?:${space}\\d{3})+(?!\\d)`,
  `\\d+${space}+\\d+\\/\\d+`,
  `\\d+${space}?${fraction}`,
  '\\d+\\/\\d+',
  fraction,
  '\\d+(?:[.,]\\d+)?',
  // « demi-citron »
  'une? demie?-(?=\\p{L})(?!douzaine)',
  ...Object.keys(words).toSorted((a, b) => b.length - a.length),
].join('|')
/** Not « 2 % », and not the start of a longer word or number. */
const end = `(?![\\d/%]|[.,]\\d|${space}%)`
const one = new RegExp(`^(${number})${end}(${space}*et demie?(?![\\p{L}]))?`, 'iu')
const range = new RegExp(`^(${number})${space}*(?:à|ou|-|–|—)${space}*(${number})${end}`, 'iu')
/** A written-out number needs a space behind it: « une », « un-deux » are not « uneven ». */
const isCut = (found: string, text: string) =>
  /\p{L}$/u.test(found) && /^[\p{L}\p{M}’'-]/u.test(text.slice(found.length))

function numberOf(written: string): number {
  const word = words[written.toLowerCase().replace(/-$/, '')]
  if (word !== undefined) return word
  const digits = /^\d{1,3}(?:\D\d{3})+$/.test(written) && !/[.,/]/.test(written) ? written.replace(/\D/g, '') : written
  return numericQuantity(digits.replaceAll(/[\u00a0\u202f]/g, ' '), { decimalSeparator: ',', round: 3 })
}

const isUsable = (value: number) => Number.isFinite(value) && value > 0 && value < 1_000_000

/** The number or range at the start of the text, with its length there. */
export function quantityAtStart(text: string): { quantity: Quantity; length: number } | null {
  const [both = '', first = '', last = ''] = range.exec(text) ?? []
  if (both !== '' && !isCut(both, text)) {
    const [from, to] = [numberOf(first), numberOf(last)]
    if (isUsable(from) && isUsable(to) && from < to) return { quantity: { from, to }, length: both.length }
  }
  const [whole = '', written = '', half = ''] = one.exec(text) ?? []
  if (whole === '' || isCut(whole, text)) return null
  // A decimal point is a decimal point too.
  const value = numberOf(/^\d+\.\d+$/.test(written) ? written.replace('.', ',') : written) + (half === '' ? 0 : 0.5)
  return isUsable(value) ? { quantity: value, length: whole.length } : null
}
