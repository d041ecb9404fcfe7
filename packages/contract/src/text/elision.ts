/** French elides « de » and « que » before a vowel, a mute h, and a y that sounds like one (« d’Yvette », « de Yasmine »). */
const VOWEL = /^(h?[aeiou]|[œæ]|y[^aeiou])/i

/** @returns « de Camille », « d’Inès » ; « que Maud », « qu’Oriane » */
export function elide(word: 'de' | 'que', next: string): string {
  const plain = next.normalize('NFD').replace(/\p{M}/gu, '')
  return VOWEL.test(plain) ? `${word.slice(0, -1)}’${next}` : `${word} ${next}`
}
