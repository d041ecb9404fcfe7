import { foldText } from '@consoeurs/contract'

/** The folded text, and for each of its letters the position in the original. */
export function foldWithPositions(text: string): { folded: string; places: number[] } {
  const pieces: string[] = []
  const places: number[] = []
  let place = 0
  for (const letter of text) {
    const piece = foldText(letter)
    for (let index = 0; index < piece.length; index += 1) places.push(place)
    pieces.push(piece)
    place += letter.length
  }
  places.push(text.length)
  return { folded: pieces.join(''), places }
}
