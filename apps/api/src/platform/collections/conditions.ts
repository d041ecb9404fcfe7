import { and, asc, desc, eq, exists, gt, gte, inArray, isNull, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core'
import { another, type Collection, type Columns, column, columnsOf, type Reader, type Relation } from './collection.ts'
import type { Condition, Operand, Operator } from './read-filters.ts'
import { attributeOf, type Order } from './read-query.ts'

/** Gives each table that a query comes by a name of its own. */
export type Names = () => string

export const newNames = (): Names => {
  let count = 0
  return () => {
    count += 1
    return `related_${count}`
  }
}

export const columnOf = (collection: Collection, columns: Columns, attribute: string): PgColumn =>
  column(columns, attributeOf(collection, attribute)?.column ?? attribute)

/** Numbers are compared as such, whatever the column's own width: what is too large is in no row, and no error. */
const operand = (value: Operand | undefined): SQL => {
  if (typeof value === 'number') return sql`${value}::numeric`
  if (value instanceof Date) return sql`${value.toISOString()}::timestamptz`
  if (typeof value === 'boolean') return sql`${value}::boolean`
  return sql`${value}::text`
}

/** `$ne` as Strapi means it: what has no value differs too. */
function compare(left: PgColumn, operator: Operator, operands: Operand[]): SQL {
  const [first] = operands
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
    $containsi: () => sql`strpos(lower(${left}), lower(${right})) > 0`,
    $startsWith: () => sql`starts_with(${left}, ${right})`,
    $null: () => (first === true ? isNull(left) : sql`${left} is not null`),
  }
  return comparisons[operator]() ?? sql`false`
}

/** There is such a row. Built and not written out: only the builder names an alias after its table. */
const among = (table: PgTable, where: SQL | undefined): SQL =>
  exists(new QueryBuilder().select({ one: sql`1` }).from(table).where(where))

/** The rows of a related collection that belong to this row, as conditions of a query of their own. */
export function belongs(
  relation: Exclude<Relation, { kind: 'value' }>,
  ours: Columns,
  theirs: Columns,
  names: Names,
): SQL {
  if (relation.kind === 'one') return eq(column(theirs, 'id'), column(ours, relation.column))
  if (relation.kind === 'children') return eq(column(theirs, relation.column), column(ours, relation.of ?? 'id'))
  const between = another(relation.through, names())
  const ends = columnsOf(between)
  const itsEnds = and(
    eq(column(ends, relation.from), column(ours, 'id')),
    eq(column(ends, relation.to), column(theirs, 'id')),
  )
  return among(between, itsEnds)
}

/** A condition in SQL. Behind a relation stands only what the reader may see. */
export function conditionSql(
  { collection, columns, reader, names }: { collection: Collection; columns: Columns; reader: Reader; names: Names },
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
      // Of what has no value nothing is known: it is not what was asked for either.
      return negated === undefined ? sql`false` : not(sql`coalesce(${negated}, false)`)
    }
    case 'compare':
      return compare(columnOf(collection, columns, condition.attribute), condition.operator, condition.operands)
    case 'related': {
      const relation = collection.relations[condition.relation]
      if (relation === undefined || relation.kind === 'value') return sql`false`
      const other = relation.collection()
      const table = another(other.table, names())
      const theirs = columnsOf(table)
      const asked = conditionSql({ collection: other, columns: theirs, reader, names }, condition.of)
      const where = and(belongs(relation, columns, theirs, names), other.visible(theirs, reader), asked)
      return among(table, where)
    }
  }
}

/** Words stand where a French reader looks for them: « À table » with the A, a capital beside its small letter. */
const placeOf = (collection: Collection, columns: Columns, attribute: string): SQL => {
  const own = columnOf(collection, columns, attribute)
  return attributeOf(collection, attribute)?.kind === 'text' ? sql`fold_text(${own})` : sql`${own}`
}

/** The order asked for; the id decides between equals, so that pages neither repeat nor leave out. */
export function orderSql(collection: Collection, columns: Columns, order: Order[]): SQL[] {
  const asked = order.map(({ attribute, descending }) => {
    const by = placeOf(collection, columns, attribute)
    return descending ? sql`${by} desc nulls last` : sql`${by} asc nulls last`
  })
  const last = order.at(0)?.descending === true ? desc : asc
  return [...asked, last(column(columns, 'id'))]
}

/** The order of what belongs to a row: the one asked for, that of the table between the two, or the collection's. */
export function relatedOrderSql(
  relation: Exclude<Relation, { kind: 'value' }>,
  { ours, theirs, names }: { ours: Columns; theirs: Columns; names: Names },
  order: Order[],
): SQL[] {
  const other = relation.collection()
  if (order.length > 0) return orderSql(other, theirs, order)
  if (relation.kind !== 'many' || relation.place === undefined) return orderSql(other, theirs, other.order)
  const between = another(relation.through, names())
  const ends = columnsOf(between)
  const place = new QueryBuilder()
    .select({ place: column(ends, relation.place) })
    .from(between)
    .where(
      and(eq(column(ends, relation.from), column(ours, 'id')), eq(column(ends, relation.to), column(theirs, 'id'))),
    )
  return [sql`(${place})`, sql`${column(theirs, 'id')}`]
}
