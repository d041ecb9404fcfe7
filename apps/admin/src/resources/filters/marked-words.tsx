import type { FilterMatch } from '@consoeurs/contract'
import { filtersText } from '../../text/filters.ts'

interface TextSegment {
  from: number
  text: string
  match: FilterMatch | null
}

/** Splits the text at filter matches; of overlapping ones the first is shown. */
function piecesOf(text: string, matches: readonly FilterMatch[]): TextSegment[] {
  const pieces: TextSegment[] = []
  let at = 0
  for (const match of matches) {
    if (match.from < at) continue
    pieces.push({ from: at, text: text.slice(at, match.from), match: null })
    pieces.push({ from: match.from, text: text.slice(match.from, match.to), match })
    at = match.to
  }
  return [...pieces, { from: at, text: text.slice(at), match: null }].filter((piece) => piece.text !== '')
}

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
