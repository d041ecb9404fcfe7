import { collectionLimits as caps, searchWords } from '@consoeurs/contract'
import qs from 'qs'
import type { Collection, Relation } from './collection.ts'
import { attributeOf, type Condition, readFilters } from './read-filters.ts'
import { asList, asRecord, isGiven, type QueryParameters, refuse } from './refuse.ts'

export interface QueryOrder {
  attribute: string
  descending: boolean
}

export interface PageOf {
  start: number
  limit: number
  /** The response then gives the page number and the page count. */
  byNumber: boolean
  withCount: boolean
}

export interface CollectionQuery {
  fields: string[]
  where: Condition | null
  order: QueryOrder[]
  populate: Record<string, CollectionQuery>
  page: PageOf
  drafts: boolean
  /** Empty where nothing searchable was typed; null without a search. */
  words: string[] | null
  /** By relevance: no other order was requested. */
  ranked: boolean
}

const known = ['fields', 'filters', 'sort', 'populate', 'pagination', 'publicationState', 'status', '_q']
const knownInRelation = ['fields', 'filters', 'sort', 'populate']

/** `?a=1&b[c]=2`, nested as Strapi's clients write it; excessive depth or length is refused. */
export function parseQuery(search: string): QueryParameters {
  try {
    return qs.parse(search, {
      depth: caps.nesting,
      strictDepth: true,
      parameterLimit: caps.parameters,
      throwOnLimitExceeded: true,
      arrayLimit: caps.values,
      plainObjects: true,
    }) as QueryParameters
  } catch (cause) {
    if (cause instanceof RangeError || cause instanceof TypeError) return refuse('_')
    throw cause
  }
}

function readFields(collection: Collection, given: unknown, at: string): string[] {
  const all = Object.keys(collection.attributes)
  if (given === undefined) return all
  const names = asList(given, at)
  if (names.includes('*')) return all
  for (const name of names) if (attributeOf(collection, name) === undefined) refuse(`${at}.${name}`)
  return all.filter((name) => names.includes(name))
}

function readOrder(collection: Collection, given: unknown, at: string): QueryOrder[] {
  if (given === undefined) return collection.order
  return asList(given, at).map((asked) => {
    const [name = '', direction = 'asc', ...rest] = asked.split(':')
    const attribute = attributeOf(collection, name)
    const isOrder = /^(asc|desc)$/i.test(direction) && rest.length === 0
    if (attribute === undefined || ['json', 'document'].includes(attribute.kind) || !isOrder)
      return refuse(`${at}.${name}`)
    return { attribute: name, descending: direction.toLowerCase() === 'desc' }
  })
}

function readRelation(collection: Collection, given: QueryParameters, { at, depth }: { at: string; depth: number }) {
  for (const name of Object.keys(given)) if (!knownInRelation.includes(name)) refuse(`${at}.${name}`)
  return {
    fields: readFields(collection, given.fields, `${at}.fields`),
    where: readFilters(collection, given.filters, `${at}.filters`),
    // Without `sort`, the relation may have its own order.
    order: given.sort === undefined ? [] : readOrder(collection, given.sort, `${at}.sort`),
    populate: readPopulate(collection, given.populate, { at: `${at}.populate`, depth: depth + 1 }),
    page: { start: 0, limit: caps.related, byNumber: false, withCount: false },
    drafts: false,
    words: null,
    ranked: false,
  }
}

/** `*` is all of them. */
function readRelations(all: readonly string[], given: unknown, at: string): [name: string, asked: QueryParameters][] {
  if (given === undefined) return []
  if (isGiven(given)) {
    return Object.entries(given).flatMap(([name, asked]): [string, QueryParameters][] => {
      // A list may come with indexes: populate[0]=category.
      if (/^\d+$/.test(name)) return readRelations(all, asked, at)
      if (asked === 'false') return []
      return [[name, asked === 'true' || asked === '*' ? {} : asRecord(asked, `${at}.${name}`)]]
    })
  }
  return asList(given, at).flatMap((path): [string, QueryParameters][] => {
    if (path === '*') return all.map((name) => [name, {}])
    const [name = '', ...deeper] = path.split('.')
    return [[name, deeper.length === 0 ? {} : { populate: deeper.join('.') }]]
  })
}

function readPopulate(
  collection: Collection,
  given: unknown,
  { at, depth }: { at: string; depth: number },
): Record<string, CollectionQuery> {
  const populate: Record<string, CollectionQuery> = Object.create(null)
  for (const [name, asked] of readRelations(Object.keys(collection.relations), given, at)) {
    const relation = Object.hasOwn(collection.relations, name) ? collection.relations[name] : undefined
    if (relation === undefined || depth > caps.populateDepth) return refuse(`${at}.${name}`)
    populate[name] =
      relation.kind === 'value'
        ? readValue(relation, asked, `${at}.${name}`)
        : readRelation(relation.collection(), asked, { at: `${at}.${name}`, depth })
  }
  return populate
}

function readValue(
  { fields, parts = [] }: Extract<Relation, { kind: 'value' }>,
  asked: QueryParameters,
  at: string,
): CollectionQuery {
  for (const name of Object.keys(asked)) if (name !== 'fields' && name !== 'populate') refuse(`${at}.${name}`)
  const named = asked.fields === undefined ? ['*'] : asList(asked.fields, `${at}.fields`)
  for (const name of named) if (!['*', 'id', ...fields].includes(name)) refuse(`${at}.fields.${name}`)
  for (const [name, deeper] of readRelations(parts, asked.populate, `${at}.populate`)) {
    if (!parts.includes(name) || Object.keys(deeper).length > 0) refuse(`${at}.populate.${name}`)
    named.push(name)
  }
  return { ...nothing, fields: named.includes('*') ? [...fields] : named }
}

const nothing: CollectionQuery = {
  fields: [],
  where: null,
  order: [],
  populate: {},
  page: { start: 0, limit: 1, byNumber: false, withCount: false },
  drafts: false,
  words: null,
  ranked: false,
}

function readCount(given: unknown, at: string, { least, most }: { least: number; most: number }): number {
  const count = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
  return count >= least && count <= most ? count : refuse(at, `est un nombre entre ${least} et ${most}`)
}

function readPage(given: unknown): PageOf {
  const asked = given === undefined ? {} : asRecord(given, 'pagination')
  for (const name of Object.keys(asked)) {
    if (!['page', 'pageSize', 'start', 'limit', 'withCount'].includes(name)) refuse(`pagination.${name}`)
  }
  const byStart = asked.start !== undefined || asked.limit !== undefined
  if (byStart && (asked.page !== undefined || asked.pageSize !== undefined)) refuse('pagination')
  const withCount = asked.withCount !== 'false'
  if (byStart) {
    const start = readCount(asked.start ?? '0', 'pagination.start', { least: 0, most: caps.farthest })
    const limit = readCount(asked.limit ?? `${caps.page}`, 'pagination.limit', { least: 1, most: caps.most })
    return { start, limit, byNumber: false, withCount }
  }
  const pageSize = readCount(asked.pageSize ?? `${caps.page}`, 'pagination.pageSize', { least: 1, most: caps.most })
  const page = readCount(asked.page ?? '1', 'pagination.page', { least: 1, most: caps.farthest })
  return { start: (page - 1) * pageSize, limit: pageSize, byNumber: true, withCount }
}

/** `publicationState=preview` in Strapi 4 and `status=draft` in Strapi 5 both include drafts. */
function readDrafts({ publicationState, status }: QueryParameters): boolean {
  if (publicationState !== undefined && publicationState !== 'live' && publicationState !== 'preview') {
    return refuse('publicationState')
  }
  if (status !== undefined && status !== 'published' && status !== 'draft') return refuse('status')
  return publicationState === 'preview' || status === 'draft'
}

/** Strapi's `_q`, read like the site's own search. */
function readSearch({ strata }: Collection, given: unknown): string[] | null {
  if (given === undefined || given === '') return null
  if (strata === undefined || typeof given !== 'string' || given.length > caps.operand) return refuse('_q')
  return searchWords(given)
}

/**
 * Reads Strapi's query language for one collection.
 * @param search the query string
 * @throws AppError QUERY_NOT_ALLOWED naming the parameter that is not on the allow list
 */
export function readQuery(collection: Collection, search: string): CollectionQuery {
  const given = parseQuery(search)
  for (const name of Object.keys(given)) if (!known.includes(name)) refuse(name)
  return {
    fields: readFields(collection, given.fields, 'fields'),
    where: readFilters(collection, given.filters, 'filters'),
    order: readOrder(collection, given.sort, 'sort'),
    populate: readPopulate(collection, given.populate, { at: 'populate', depth: 1 }),
    page: readPage(given.pagination),
    drafts: readDrafts(given),
    words: readSearch(collection, given._q),
    ranked: given.sort === undefined,
  }
}
