import { ingredientKey, keysOfIngredient } from './ingredient-names.ts'
import type { VocabularyEntry } from './ingredients.ts'
import { type Quantity, quantityAtStart } from './quantity.ts'
import { type Unit, unitAtStart } from './units.ts'

/** `link`: « de », « environ »: words between two parts. */
type PieceKind = 'space' | 'quantity' | 'unit' | 'link' | 'name' | 'remark'

export interface IngredientLine {
  quantity: Quantity | null
  unit: Unit | null
  /** Slug in the vocabulary; null if the ingredient is unknown. */
  ingredient: string | null
  /** As written. */
  name: string
  remark: string
  /** The line, cut: joined, their texts are the line. */
  pieces: { kind: PieceKind; text: string }[]
}

/** Slugs by the keys of their names. */
export interface IngredientIndex {
  slugs: ReadonlyMap<string, string>
  longest: number
}

export function ingredientIndex(entries: readonly VocabularyEntry[]): IngredientIndex {
  const slugs = new Map(entries.flatMap((entry) => keysOfIngredient(entry).map((key) => [key, entry.slug] as const)))
  return { slugs, longest: Math.max(0, ...[...slugs.keys()].map((key) => key.split(' ').length)) }
}

const links = new Set(['de', 'd', 'a', 'au', 'aux'])
const owners = new Set(['mon', 'ma', 'mes', 'ton', 'notre', 'nos', 'saison', 'table', 'preference'])

/** One word before « de » often names another food: « pomme de terre », « beurre de karité ». */
const namesAnother = (rest: string[]) => links.has(rest[0] ?? '') && !owners.has(rest[1] ?? '')

/** The longest known name within the text; of two as long, the first. */
export function findIngredient({ slugs, longest }: IngredientIndex, text: string): string | null {
  const words = ingredientKey(text).split(' ')
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const slug = slugs.get(words.slice(from, from + length).join(' '))
      if (slug !== undefined && !(length === 1 && namesAnother(words.slice(from + 1)))) return slug
    }
  }
  return null
}

const about = /^(?:environ|à peu près|~|≈)\s*/iu
const some = /^(?:quelques|plusieurs|un peu)(?=[\s\u00a0]|$)/iu
/** « le jus d’un citron », « zeste de 2 oranges ». */
const partOf = /^(?:le |les |du )?(?:jus|zestes?|pulpe|chair)(?: et (?:le |les )?(?:jus|zestes?))? (?:de |d[’'])/iu
const link = /^[\s\u00a0\u202f]*(?:de l[’']|de la(?=\s)|du(?=\s)|des(?=\s)|de(?=\s)|d[’'])[\s\u00a0\u202f]*/iu
const size = /^(?:bonnes?|belles?|beau|beaux|petits?|petites?|gros|grosses?|grands?|grandes?)[\s\u00a0]+/iu
const heap = /^[\s\u00a0]+(?:bien )?(?:rases?|bombées?|pleines?|généreuses?)(?![\p{L}])/iu
const spaces = /^[\s\u00a0\u202f]+/u
/** A bracket, a comma that is no decimal comma, a dash between spaces, a colon. */
const remarkStart = /\s*\(|\s*,(?!\d)|\s+[-–—]\s+|\s*;|\s+:\s/u

class LineReader {
  readonly pieces: IngredientLine['pieces'] = []
  #at = 0
  readonly #line: string

  constructor(line: string) {
    this.#line = line
  }

  get rest(): string {
    return this.#line.slice(this.#at)
  }

  take(kind: PieceKind, length: number): void {
    if (length > 0) this.pieces.push({ kind, text: this.#line.slice(this.#at, this.#at + length) })
    this.#at += length
  }

  /** Returns whether the pattern matched. */
  takes(kind: PieceKind, pattern: RegExp): boolean {
    const [found = ''] = pattern.exec(this.rest) ?? []
    this.take(kind, found.length)
    return found !== ''
  }
}

function readQuantity(reader: LineReader): { quantity: Quantity | null; counted: boolean } {
  reader.takes('space', spaces)
  const part = partOf.exec(reader.rest)?.[0] ?? ''
  if (part !== '' && quantityAtStart(reader.rest.slice(part.length)) !== null) reader.take('remark', part.length)
  reader.takes('link', about)
  const vague = reader.takes('quantity', some)
  const found = vague ? null : quantityAtStart(reader.rest)
  reader.take('quantity', found?.length ?? 0)
  const counted = vague || found !== null
  if (counted) reader.takes('space', spaces)
  return { quantity: found?.quantity ?? null, counted }
}

/** Whether « feuilles de riz » is one food here, and no leaves of rice. Spoons have no such names. */
function isPartOfName(index: IngredientIndex, whole: string, rest: string): boolean {
  const withUnit = findIngredient(index, whole.split(/[,(]/)[0] ?? '')
  return withUnit !== null && withUnit !== findIngredient(index, rest.split(/[,(]/)[0] ?? '')
}

function readUnit(reader: LineReader, index: IngredientIndex, counted: boolean): Unit | null {
  const before = size.exec(reader.rest)?.[0] ?? ''
  const found = unitAtStart(reader.rest.slice(before.length))
  if (found === null) return null
  const behind = reader.rest.slice(before.length + found.length)
  const [linked = ''] = link.exec(behind.replace(heap, '')) ?? []
  if (!counted && linked === '') return null
  const isWord = !/\s/u.test(reader.rest.slice(before.length, before.length + found.length))
  if (isWord && isPartOfName(index, reader.rest, behind.replace(heap, '').slice(linked.length))) return null
  reader.take('remark', before.length)
  reader.take('unit', found.length)
  reader.takes('remark', heap)
  return found.unit
}

const trimmed = (text: string) =>
  text
    .trim()
    .replace(/^[,;:–—-]+\s*/u, '')
    .replace(/^\((.*)\)$/su, '$1')
    .replace(/(?: de| d[’'])$/iu, '')
    .trim()

/**
 * Cuts one line of a French list of ingredients into quantity, unit, ingredient and remark. What it does not know stays
 * in the name, so that nothing is lost.
 */
export function parseIngredientLine(line: string, index: IngredientIndex): IngredientLine {
  const reader = new LineReader(line)
  const { quantity, counted } = readQuantity(reader)
  const unit = readUnit(reader, index, counted)
  if (counted || unit !== null) reader.takes('link', link)
  reader.takes('space', spaces)
  const body = reader.rest.trimEnd()
  const found = body.search(remarkStart)
  const nameLength = found > 0 ? found : body.length
  reader.take('name', nameLength)
  reader.take('remark', body.length - nameLength)
  reader.take('space', reader.rest.length)
  const { pieces } = reader
  const texts = (kind: PieceKind) => pieces.filter((piece) => piece.kind === kind).map(({ text }) => text)
  const name = texts('name').join('')
  const remark = texts('remark')
    .map(trimmed)
    .filter((text) => text !== '')
    .join(', ')
  return { quantity, unit, ingredient: findIngredient(index, name), name, remark, pieces }
}
