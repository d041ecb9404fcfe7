import { readFile, stat } from 'node:fs/promises'
import { foldText } from '@consoeurs/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { ImportRefused } from '../import-refused.ts'
import { readXmlRecords, type XmlNode } from '../xml-records.ts'

/** A line of the list. Empty text where it has nothing. */
export interface ListedMember {
  line: number
  email: string
  name: string
  town: string
}

export interface MemberList {
  members: ListedMember[]
  /** Names of the columns that are not taken over. */
  leftColumns: string[]
}

const LARGEST = 50 * 1024 * 1024

/** Names of columns and elements, folded; the first that a line fills is taken. */
const columnNames = {
  email: [
    ...['email', 'e mail', 'mail', 'user email', 'email address', 'adresse e mail', 'adresse email', 'adresse mail'],
    ...['adresse electronique', 'courriel', 'author email'],
  ],
  name: [
    ...['display name', 'nom affiche', 'author display name', 'pseudo', 'prenom', 'first name', 'name', 'nom'],
    ...['nickname', 'surnom', 'user nicename', 'username', 'user login', 'login'],
  ],
  town: ['town', 'city', 'ville', 'commune', 'localite', 'location', 'lieu'],
} as const
type Column = keyof typeof columnNames

const fold = (name: string) =>
  foldText(name)
    .replace(/^wp:/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const known = new Set<string>(Object.values(columnNames).flat())

function pick(values: ReadonlyMap<string, string>, column: Column): string {
  const name = columnNames[column].find((one) => (values.get(one) ?? '') !== '')
  return name === undefined ? '' : (values.get(name) ?? '')
}

const toMember = (line: number, values: ReadonlyMap<string, string>): ListedMember => ({
  line,
  email: pick(values, 'email'),
  name: pick(values, 'name'),
  town: pick(values, 'town'),
})

/** UTF-8 or UTF-16 by its mark, UTF-8 where it is valid, otherwise Windows-1252, as old spreadsheets write. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The sign that separates the columns of the first line. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r\n|\r|\n/, 1)
  const outsideQuotes = header.replace(/"(?:[^"]|"")*"/g, '')
  const countOf = (sign: string) => outsideQuotes.split(sign).length
  return [';', ',', '\t'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best))
}

interface CsvLine {
  record: string[]
  info: { lines: number }
}

function parseCsv(text: string): CsvLine[] {
  const options = {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  } as const
  try {
    return parse(text, { ...options, info: true, max_record_size: 100_000 }) as unknown as CsvLine[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ImportRefused('malformed', typeof error.lines === 'number' ? error.lines : null)
  }
}

function readCsv(bytes: Uint8Array): MemberList {
  const [header, ...lines] = parseCsv(decodeText(bytes))
  if (header === undefined) throw new ImportRefused('empty')
  const names = header.record.map(fold)
  if (!names.some((name) => (columnNames.email as readonly string[]).includes(name))) {
    throw new ImportRefused('no-address-column', 1)
  }
  const members = lines.map(({ record, info }) => {
    const values = new Map(names.map((name, index) => [name, record[index] ?? '']))
    return toMember(info.lines, values)
  })
  return { members, leftColumns: header.record.filter((name) => !known.has(fold(name))) }
}

const memberElements = new Set([
  'wp:author',
  'user',
  'member',
  'utilisateur',
  'utilisatrice',
  'membre',
  'row',
  'record',
])

/** Profile fields have their name as an attribute: `<field name="Ville">`. */
function valuesOf(node: XmlNode, values = new Map<string, string>()): Map<string, string> {
  for (const child of node.children) {
    const text = child.text.trim()
    const name = fold(child.attributes.name ?? child.name)
    if (text !== '' && !values.has(name)) values.set(name, text)
    valuesOf(child, values)
  }
  return values
}

async function readXml(path: string): Promise<MemberList> {
  const members: ListedMember[] = []
  const left = new Set<string>()
  for await (const node of readXmlRecords(path, { isRecord: (names) => memberElements.has(names.at(-1) ?? '') })) {
    const values = valuesOf(node)
    for (const name of values.keys()) if (!known.has(name)) left.add(name)
    members.push(toMember(node.line, values))
  }
  if (!members.some(({ email }) => email !== '')) throw new ImportRefused('no-address-column')
  return { members, leftColumns: [...left] }
}

/**
 * A CSV file with a header, or the XML of WordPress (its authors) or of a list of users.
 * @throws ImportRefused `too-large`, `empty`, `malformed` or `no-address-column`
 */
export async function readMembers(path: string): Promise<MemberList> {
  if (/\.xml$/i.test(path)) return readXml(path)
  const { size } = await stat(path)
  if (size > LARGEST) throw new ImportRefused('too-large')
  return readCsv(await readFile(path))
}
