import { and, asc, desc, eq, exists, gt, gte, inArray, isNull, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core'
import {
  aliasTable,
  type Collection,
  type CollectionReader,
  type Columns,
  column,
  columnsOf,
  filteredRelation,
  type LinkedRelation,
} from './collection.ts'
import { attributeOf, type Condition, type Operand, type Operator } from './read-filters.ts'
import type { QueryOrder } from './read-query.ts'

export type AliasGenerator = () => string

export const createAliases = (): AliasGenerator => {
  let count = 0
  return () => {
    count += 1
    return `related_${count}`
  }
}

export const columnOf = (collection: Collection, columns: Columns, attribute: string): PgColumn =>
  column(columns, attributeOf(collection, attribute)?.column ?? attribute)

/** Casts to numeric: a number beyond the column's range matches no row instead of failing. */
const operand = (value: Operand | undefined): SQL => {
  if (typeof value === 'number') return sql`${value}::numeric`
  if (value instanceof Date) return sql`${value.toISOString()}::timestamptz`
  if (typeof value === 'boolean') return sql`${value}::boolean`
  return sql`${value}::text`
}

/** As in Strapi, `$ne` matches null too. */
function compare(left: PgColumn, operator: Operator, operands: Operand[]): SQL {
  const [first, last] = operands
  const right = operand(first)
  const comparisons: Record<Operator, () => SQL | undefined> = {
    $eq: () => eq(left, right),
    $ne: () => or(isNull(left), ne(left, right)),
    $in: () => (operands.length === 0 ? sql`false` : inArray(left, operands.map(operand))),
    $lt: () => lt(left, right),
    $lte: () => lte(left, right),
    $gt: () => gt(left, right),
    $gte: () => gte(left, right),
    $contains: () => sql`strpos(${left}, ${right}) > 0`,
    $containsi: () => sql`strpos(fold_text(${left}), fold_text(${right})) > 0`,
    $startsWith: () => sql`starts_with(${left}, ${right})`,
    $endsWith: () => sql`right(${left}, char_length(${right})) = ${right}`,
    $between: () => and(gte(left, right), lte(left, operand(last))),
    $notNull: () => (first === true ? sql`${left} is not null` : isNull(left)),
    $null: () => (first === true ? isNull(left) : sql`${left} is not null`),
  }
  return comparisons[operator]() ?? sql`false`
}

/** Uses the query builder: only it names an alias after its table. */
const among = (table: PgTable, where: SQL | undefined): SQL =>
  exists(new QueryBuilder().select({ one: sql`1` }).from(table).where(where))

export function belongs(relation: LinkedRelation, ours: Columns, theirs: Columns, names: AliasGenerator): SQL {
  if (relation.kind === 'one') return eq(column(theirs, 'id'), column(ours, relation.column))
  if (relation.kind === 'children') return eq(column(theirs, relation.column), column(ours, 'id'))
  const between = aliasTable(relation.through, names())
  const ends = columnsOf(between)
  const itsEnds = and(
    eq(column(ends, relation.from), column(ours, 'id')),
    eq(column(ends, relation.to), column(theirs, 'id')),
  )
  return among(between, itsEnds)
}

/** Behind a relation, only rows that the reader may see match. */
export function conditionSql(
  {
    collection,
    columns,
    reader,
    names,
  }: { collection: Collection; columns: Columns; reader: CollectionReader; names: AliasGenerator },
  condition: Condition,
): SQL | undefined {
  const inner = (part: Condition) => conditionSql({ collection, columns, reader, names }, part)
  switch (condition.kind) {
    case 'all':
      return and(...condition.of.map(inner))
    case 'any':
      return or(...condition.of.map(inner))
    case 'not': {
      const negated = inner(condition.of)
      // A condition on null counts as false, so its negation matches.
      return negated === undefined ? sql`false` : not(sql`coalesce(${negated}, false)`)
    }
    case 'compare':
      return compare(columnOf(collection, columns, condition.attribute), condition.operator, condition.operands)
    case 'related': {
      const relation = filteredRelation(collection.relations[condition.relation])
      if (relation === undefined) return sql`false`
      const other = relation.collection()
      const table = aliasTable(other.table, names())
      const theirs = columnsOf(table)
      const asked = conditionSql({ collection: other, columns: theirs, reader, names }, condition.of)
      const where = and(belongs(relation, columns, theirs, names), other.visible(theirs, reader), asked)
      return among(table, where)
    }
  }
}

/** French order: « À table » under A, regardless of case. */
const placeOf = (collection: Collection, columns: Columns, attribute: string): SQL => {
  const own = columnOf(collection, columns, attribute)
  return attributeOf(collection, attribute)?.kind === 'text' ? sql`fold_text(${own})` : sql`${own}`
}

/** The id breaks ties, so that pages neither repeat nor skip rows. */
export function orderSql(collection: Collection, columns: Columns, order: QueryOrder[]): SQL[] {
  const asked = order.map(({ attribute, descending }) => {
    const by = placeOf(collection, columns, attribute)
    return descending ? sql`${by} desc nulls last` : sql`${by} asc nulls last`
  })
  const last = order.at(0)?.descending === true ? desc : asc
  return [...asked, last(column(columns, 'id'))]
}

/** The requested order, else that of the join table, else the collection's. */
export function relatedOrderSql(
  relation: LinkedRelation,
  { ours, theirs, names }: { ours: Columns; theirs: Columns; names: AliasGenerator },
  order: QueryOrder[],
): SQL[] {
  const other = relation.collection()
  if (order.length > 0) return orderSql(other, theirs, order)
  if (relation.kind !== 'many' || relation.place === undefined) return orderSql(other, theirs, other.order)
  const between = aliasTable(relation.through, names())
  const ends = columnsOf(between)
  const place = new QueryBuilder()
    .select({ place: column(ends, relation.place) })
    .from(between)
    .where(
      and(eq(column(ends, relation.from), column(ours, 'id')), eq(column(ends, relation.to), column(theirs, 'id'))),
    )
  return [sql`(${place})`, sql`${column(theirs, 'id')}`]
}
