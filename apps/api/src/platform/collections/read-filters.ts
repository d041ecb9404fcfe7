import { collectionLimits as caps } from '@consoeurs/contract'
import {
  type Attribute,
  type AttributeKind,
  type Collection,
  documentIdAttribute,
  filteredRelation,
  idAttribute,
  type LinkedRelation,
} from './collection.ts'
import { idOfDocument } from './document-id.ts'
import { asRecord, isGiven, type QueryParameters, refuse } from './refuse.ts'

export type Operand = string | number | boolean | Date

export type Operator =
  | '$eq'
  | '$ne'
  | '$in'
  | '$lt'
  | '$lte'
  | '$gt'
  | '$gte'
  | '$contains'
  | '$containsi'
  | '$startsWith'
  | '$endsWith'
  | '$between'
  | '$null'
  | '$notNull'

export type Condition =
  | { kind: 'all' | 'any'; of: Condition[] }
  | { kind: 'not'; of: Condition }
  | { kind: 'related'; relation: string; of: Condition }
  | { kind: 'compare'; attribute: string; operator: Operator; operands: Operand[] }

const absences: Operator[] = ['$null', '$notNull']
const equalities: Operator[] = ['$eq', '$ne', '$in', ...absences]
const orders: Operator[] = ['$lt', '$lte', '$gt', '$gte', '$between']
const operators: Record<AttributeKind, Operator[]> = {
  text: [...equalities, ...orders, '$contains', '$containsi', '$startsWith', '$endsWith'],
  number: [...equalities, ...orders],
  instant: [...equalities, ...orders],
  boolean: equalities,
  json: absences,
  document: ['$eq', '$ne', '$in'],
}

interface FilterContext {
  collection: Collection
  at: string
  depth: number
}

const booleans = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

/** Only years that PostgreSQL and ISO 8601 both write with four digits. */
function readInstant(given: string): Date | undefined {
  const date = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/.test(given)
    ? new Date(given)
    : new Date(Number.NaN)
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1 ? undefined : date
}

function readNumber(given: string): number | undefined {
  const number = /^-?\d{1,15}(\.\d{1,6})?$/.test(given) ? Number(given) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

function readOperand({ kind, collection }: FilteredAttribute, given: unknown, at: string): Operand {
  if (typeof given !== 'string' || given.length > caps.operand) return refuse(at)
  const read = {
    text: () => given,
    json: () => undefined,
    number: () => readNumber(given),
    boolean: () => booleans.get(given),
    instant: () => readInstant(given),
    // No entry has the id 0.
    document: () => idOfDocument(collection.name, given) ?? 0,
  }[kind]()
  return read ?? refuse(at)
}

interface FilteredAttribute {
  collection: Collection
  attribute: string
  kind: AttributeKind
  at: string
  depth: number
}

function readComparison(asked: FilteredAttribute, name: string, given: unknown): Condition {
  const { attribute, kind, at } = asked
  const operator = operators[kind].find((known) => known === name)
  if (operator === undefined) return refuse(`${at}.${name}`)
  const read = (value: unknown) =>
    readOperand(absences.includes(operator) ? { ...asked, kind: 'boolean' } : asked, value, `${at}.${name}`)
  if (operator !== '$in' && operator !== '$between')
    return { kind: 'compare', attribute, operator, operands: [read(given)] }
  const values = isGiven(given) ? Object.values(given) : [given].flat()
  if (values.length > caps.values) refuse(at)
  if (operator === '$between' && values.length !== 2) refuse(`${at}.${name}`, 'demande deux valeurs')
  return { kind: 'compare', attribute, operator, operands: values.map(read) }
}

/** A filter on an attribute: a value, or operators, which may be wrapped in `$not`. */
function readAttribute(asked: FilteredAttribute, given: unknown): Condition {
  const { at, depth } = asked
  if (depth > caps.depth) refuse(at)
  if (!isGiven(given)) return readComparison(asked, Array.isArray(given) ? '$in' : '$eq', given)
  const of = Object.entries(given).map(([name, inner]): Condition => {
    if (name !== '$not') return readComparison(asked, name, inner)
    return { kind: 'not', of: readAttribute({ ...asked, at: `${at}.$not`, depth: depth + 1 }, inner) }
  })
  return of.length === 0 ? refuse(at) : { kind: 'all', of }
}

function readGroup(given: unknown, reading: FilterContext): Condition[] {
  const members = isGiven(given) ? Object.entries(given) : [given].flat().map((part, at) => [`${at}`, part] as const)
  if (members.length === 0 || members.some(([place]) => !/^\d+$/.test(place))) refuse(reading.at)
  return members.map(([, part]) => readConditions(asRecord(part, reading.at), reading))
}

/** Includes both ids. */
export function attributeOf({ attributes }: Collection, name: string): Attribute | undefined {
  if (name === 'id') return idAttribute
  return name === 'documentId' ? documentIdAttribute : own(attributes, name)
}

function readNamed(name: string, given: unknown, { collection, at, depth }: FilterContext): Condition {
  const inner = { collection, at: `${at}.${name}`, depth: depth + 1 }
  if (name === '$and') return { kind: 'all', of: readGroup(given, inner) }
  if (name === '$or') return { kind: 'any', of: readGroup(given, inner) }
  if (name === '$not') return { kind: 'not', of: readConditions(asRecord(given, inner.at), inner) }
  const attribute = attributeOf(collection, name)
  if (attribute !== undefined) {
    return readAttribute({ ...inner, attribute: name, kind: attribute.kind }, given)
  }
  const relation = filteredRelation(own(collection.relations, name))
  if (relation === undefined) return refuse(inner.at)
  const absence = isGiven(given) ? absences.find((operator) => Object.keys(given).join() === operator) : undefined
  if (isGiven(given) && absence !== undefined) return readAbsence(name, absence, given[absence], inner)
  return { kind: 'related', relation: name, of: readRelated(relation, given, inner) }
}

/** `filters[category][$null]=true`: no related row that the reader may see. `$notNull` is the contrary. */
function readAbsence(relation: string, operator: Operator, given: unknown, reading: FilterContext): Condition {
  const some: Condition = { kind: 'related', relation, of: { kind: 'all', of: [] } }
  const asked = { ...reading, attribute: 'id', kind: 'boolean' as const }
  const isTrue = readOperand(asked, given, `${reading.at}.${operator}`) === true
  return isTrue === (operator === '$null') ? { kind: 'not', of: some } : some
}

/** `filters[category]=3` means `filters[category][id]=3`; so do operators without an attribute. */
function readRelated(relation: LinkedRelation, given: unknown, reading: FilterContext): Condition {
  const { at } = reading
  const isOfId = !isGiven(given) || Object.keys(given).every((name) => operators.number.some((known) => known === name))
  if (isOfId) return readAttribute({ ...reading, attribute: 'id', kind: 'number', at: `${at}.id` }, given)
  return readConditions(given, { ...reading, collection: relation.collection() })
}

function readConditions(given: QueryParameters, reading: FilterContext): Condition {
  if (reading.depth > caps.depth) refuse(reading.at)
  const entries = Object.entries(given)
  if (entries.length === 0) refuse(reading.at)
  return { kind: 'all', of: entries.map(([name, inner]) => readNamed(name, inner, reading)) }
}

const own = <Value>(record: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

export function readFilters(collection: Collection, given: unknown, at: string): Condition | null {
  return given === undefined ? null : readConditions(asRecord(given, at), { collection, at, depth: 1 })
}
