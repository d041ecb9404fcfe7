import type { FilterMatch } from '@consoeurs/contract'
import { filtersText } from '../../text/filters.ts'

interface Piece {
  from: number
  text: string
  match: FilterMatch | null
}

/** The text in pieces, those that a filter found among them; where two overlap the first one shows. */
function piecesOf(text: string, matches: readonly FilterMatch[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const match of matches) {
    if (match.from < at) continue
    pieces.push({ from: at, text: text.slice(at, match.from), match: null })
    pieces.push({ from: match.from, text: text.slice(match.from, match.to), match })
    at = match.to
  }
  return [...pieces, { from: at, text: text.slice(at), match: null }].filter((piece) => piece.text !== '')
}

/** What somebody wrote, with what the filters found in it. */
export function MarkedWords({ text, matches }: { text: string; matches: readonly FilterMatch[] }) {
  return (
    <p className="words reported-words">
      {piecesOf(text, matches).map(({ from, text: piece, match }) =>
        match === null ? (
          piece
        ) : (
          <mark key={from} title={filtersText.kinds[match.kind]}>
            {piece}
          </mark>
        ),
      )}
    </p>
  )
}
