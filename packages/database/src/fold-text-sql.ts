import { foldTable } from '@consoeurs/contract'

/**
 * Default_Ignorable_Code_Point of Unicode 16 (DerivedCoreProperties.txt); PostgreSQL regular expressions have no name
 * for it.
 */
const ignorable =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0000-\\U000e0fff'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Maps capitals too: what `lower` does with them depends on the database's locale. */
function withCapitals(letters: string, becoming: string): [from: string, to: string] {
  const pairs = Array.from(letters, (letter, at): [string, string] => [letter, becoming.charAt(at)])
  const capitals = pairs.flatMap(([letter, to]): [string, string][] => {
    const capital = letter.toUpperCase()
    return capital !== letter && [...capital].length === 1 && capital > '\u007f' ? [[capital, to]] : []
  })
  const all = [...pairs, ...capitals]
  return [all.map(([from]) => from).join(''), all.map(([, to]) => to).join('')]
}

/** The SQL function `fold_text`, equal to the contract's `foldText`. A test compares it with the last migration. */
export function foldTextSql(): string {
  const { single, double, marks } = foldTable
  const doubled = Object.keys(double).join('')
  const [from, to] = withCapitals(single.from, single.to)
  const [capitals, small] = ['ẞÆŒÞ', doubled]
  const plain = `lower(regexp_replace(normalize($1, NFKD), '[${ignorable}${marks}]+', '', 'g'))`
  const lettered = `translate(${plain}, ${quoted(from + capitals)}, ${quoted(to + small)})`
  const body = Object.entries(double).reduce(
    (sql, [letter, pair]) => `replace(${sql}, '${letter}', '${pair}')`,
    lettered,
  )
  return `CREATE OR REPLACE FUNCTION "fold_text"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$\n  SELECT ${body}\n$$;`
}
