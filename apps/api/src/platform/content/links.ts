/** TLDs that make a bare « exemple.fr » a link, unlike a missed space (« oui.je »). */
const endings = 'fr|com|net|org|eu|be|ch|lu|ca|io|app|dev|info|link|site|shop|store|online|club|xyz|tv|gg|uk|de|es|it'

const patterns = [
  /\b[a-z][a-z0-9+.-]{0,40}:\/\//i,
  /\bwww\.\S/i,
  /\b(?:mailto|tel):/i,
  /[^\s@]@[^\s@]+\.[^\s@]/,
  new RegExp(`[\\p{L}0-9-]\\.(?:${endings})(?![\\p{L}0-9-])`, 'iu'),
  /\b(?:t|wa|m|fb|discord)\.(?:me|gg)\/\S/i,
]

/** Includes mail addresses and bare domains. */
export const containsLink = (text: string): boolean => patterns.some((pattern) => pattern.test(text))

/** Punctuation around an address: « (exemple.fr), ». */
const signs = new Set([...`.,;:!?…()“”"'[]<>`, '«', '»'])

/** Link positions without the surrounding punctuation; `to` is exclusive. */
export const findLinks = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    if (!containsLink(word)) return []
    let [from, to] = [0, word.length]
    while (to > 1 && signs.has(word.charAt(to - 1))) to -= 1
    while (from < to - 1 && signs.has(word.charAt(from))) from += 1
    return [{ from: index + from, to: index + to }]
  })
