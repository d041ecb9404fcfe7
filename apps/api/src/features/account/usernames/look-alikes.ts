import { withoutUnseen } from '@consoeurs/contract'

/**
 * Letters that look like a Latin one, each with it: from Unicode's confusables.txt 17.0.0 (UTS #39,
 * https://www.unicode.org/Public/security/17.0.0/confusables.txt), those whose prototype is one Latin letter, plus
 * Cyrillic к and м.
 */
const pairs = [
  // Cyrillic
  'аa Аa Ьb Вb вb сc Сc ԁd еe ҽe Еe Әe Ԑe Ԍg ԍg һh Нh нh іi ꙇi јj Јj Кk Іl ӏl Ӏl Мm оo Оo рp Рp ԛq кq гr ѕs Ѕs',
  'Тt тt ѵv Ѵv ѡw шw ԝw Ԝw хx Хx уy үy Уy Үy кk мm',
  // Greek
  'αa Αa Βb Εe Ϝf Ηh ιi ϳj Ϳj Κk Ιl Μm Ϻm Νn οo σo Οo ͻo Ͻo ρp ϸp Ρp κq Τt τt υu νv Χx γy Υy Ζz',
  // Armenian
  'քf ցg հh ւi ոn ռn օo Օo գq զq Տs սu Սu աw',
  // Cherokee
  'Ꭺa ꭺa Ꮟb Ᏼb ᏼb ꮯc Ꮯc Ꮷd Ꭰd ꭰd Ꭼe ꭼe Ꮛe Ꮐg Ᏻg ꮐg ᏻg Ꮒh Ꮋh ꮋh ꭵi Ꭵi Ꭻj ꭻj Ꮶk Ꮮl ꮮl Ꮇm Ꮲp ꮲp ꮶq ꮁr Ꭱr Ꮢr ꭱr ꮢr',
  'ꮪs Ꮥs Ꮪs Ꭲt ꭲt ꮩv Ꮩv ꮃw Ꮃw Ꮤw Ꭹy Ꮍy ꮓz Ꮓz',
  // Lisu
  'ꓮa ꓐb ꓚc ꓒd ꓓd ꓰe ꓝf ꓖg ꓧh ꓙj ꓗk ꓲl ꓡl ꓟm ꓠn ꓳo ꓛo ꓑp ꓣr ꓢs ꓔt ꓴu ꓦv ꓪw ꓫx ꓬy ꓜz',
  // Latin
  'ɑa ɡg ǀl',
]
const latin: ReadonlyMap<string, string> = new Map(
  pairs.flatMap((line) => line.split(' ')).map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]),
)

/** « Ι » looks like « I » and « l ». */
const straight = ['i', 'l']

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Latin names imitated with invisible characters, other alphabets or styled letters (« 𝐂 », « Ｃ »). Empty for a plainly
 * written name.
 */
export function lookAlikesOf(name: string): string[] {
  const visible = onOneLine(withoutUnseen(name.normalize('NFKC'))).normalize('NFC')
  const read = straight.map((stroke) =>
    Array.from(visible, (letter) => {
      const to = latin.get(letter)
      return to === 'l' ? stroke : (to ?? letter)
    }).join(''),
  )
  return [...new Set(read)].filter((other) => other !== onOneLine(name.normalize('NFC')))
}
