import type { Person } from '@consoeurs/test-support'

type Name = string | number

/** A scene as it stands before one column is walked: who asks, and what the braces of the calls stand for. */
export interface AccessCase {
  asks: Person
  names: Readonly<Record<string, Name>>
}

export interface AccessTable<Kind extends string> {
  /** A line of column heads, then one line for each call: method, path with its `{names}`, and a cell for each kind. */
  table: string
  kinds: readonly Kind[]
  /** Everything is made anew for each kind, so that what one may do does not stand in the way of the next. */
  arranges(kind: Kind): Promise<AccessCase>
  /** What is sent with a call as the table writes it. */
  bodyOf(call: string, names: AccessCase['names']): object
  /** What an answer holds where the kind reads what the call is about. */
  isIn(call: string): RegExp
}

/** Reads too: what it asks for has no room in an address. */
const isRead = (call: string) => /^GET |\/check$/.test(call)

/** The calls of a table, in its order: what is read stands before what is written, and what takes away last. */
export const callsOf = (table: string): string[] =>
  table
    .split('\n')
    .slice(2, -1)
    .map((row) => row.split(' ').slice(0, 2).join(' '))

/** A word of a call in the place of its name: `{share}` becomes 12. */
export const named = (words: string, names: AccessCase['names']): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = names[name]
    if (value === undefined) throw new Error(`the scene has no ${name}`)
    return String(value)
  })

/** « + »: it is in the answer; « - »: the answer is given, without it. Of what is written, and of refusals, the status. */
async function cellOf<Kind extends string>(of: AccessTable<Kind>, call: string, { asks, names }: AccessCase) {
  const [method = '', path = ''] = call.split(' ')
  const sent = method === 'GET' ? undefined : of.bodyOf(call, names)
  const { status, body } = await asks.asks(method as 'GET', named(path, names), sent)
  const says = typeof body === 'string' ? body : JSON.stringify(body)
  if (!isRead(call) || status !== 200) return String(status)
  return of.isIn(call).test(says) ? '+' : '-'
}

/** The table as the API answers today: to be held against the one that is written. */
export async function tableNow<Kind extends string>(of: AccessTable<Kind>): Promise<string[]> {
  const calls = callsOf(of.table)
  const columns = new Map<Kind, string[]>()
  for (const kind of of.kinds) {
    const arranged = await of.arranges(kind)
    const cells: string[] = []
    for (const call of calls) cells.push(await cellOf(of, call, arranged))
    columns.set(kind, cells)
  }
  return printed(calls, of.kinds, columns)
}

/** As a table is written: a line of heads, then a line for each row with a cell below each head. */
export function printed<Kind extends string>(
  rows: readonly string[],
  kinds: readonly Kind[],
  columns: ReadonlyMap<Kind, readonly string[]>,
): string[] {
  const width = Math.max(...rows.map((row) => row.length))
  const line = (row: string, cell: (kind: Kind) => string) =>
    `${row.padEnd(width)}${kinds.map((kind) => cell(kind).padStart(kind.length + 1)).join('')}`
  return [line('', (kind) => kind), ...rows.map((row, index) => line(row, (kind) => columns.get(kind)?.[index] ?? ''))]
}

/** The lines of a table as it is written. */
export const linesOf = (table: string): string[] => table.split('\n').slice(1, -1)
