/** Endings that make a bare « exemple.fr » an address; words that follow a missed space (« oui.je ») are none. */
const endings = 'fr|com|net|org|eu|be|ch|lu|ca|io|app|dev|info|link|site|shop|store|online|club|xyz|tv|gg|uk|de|es|it'

const patterns = [
  /\b[a-z][a-z0-9+.-]{0,40}:\/\//i,
  /\bwww\.\S/i,
  /\b(?:mailto|tel):/i,
  /[^\s@]@[^\s@]+\.[^\s@]/,
  new RegExp(`[\\p{L}0-9-]\\.(?:${endings})(?![\\p{L}0-9-])`, 'iu'),
  /\b(?:t|wa|m|fb|discord)\.(?:me|gg)\/\S/i,
]

/** Whether a text holds something to follow out of here: a web address, a mail address, a bare domain. */
export const holdsLink = (text: string): boolean => patterns.some((pattern) => pattern.test(text))

/** What stands around an address and belongs to its sentence: « (exemple.fr), ». */
const signs = new Set([...`.,;:!?…()“”"'[]<>`, '«', '»'])

/** Where those stand: the word around each, without the signs of its sentence, from one letter to before another. */
export const findLinks = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    if (!holdsLink(word)) return []
    let [from, to] = [0, word.length]
    while (to > 1 && signs.has(word.charAt(to - 1))) to -= 1
    while (from < to - 1 && signs.has(word.charAt(from))) from += 1
    return [{ from: index + from, to: index + to }]
  })
