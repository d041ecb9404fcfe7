import { createHash } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types'

/** A leaked table of hashes cannot be used to sign in. */
export const sessionTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

type AdapterFactory = (options: BetterAuthOptions) => DBAdapter<BetterAuthOptions>

const isSession = (model: string) => model === 'session'

const hashed = (value: Where['value']): Where['value'] =>
  Array.isArray(value) ? value.map((item) => sessionTokenHash(String(item))) : sessionTokenHash(String(value))

const asStored = (where: Where[]): Where[] =>
  where.map((condition) => (condition.field === 'token' ? { ...condition, value: hashed(condition.value) } : condition))

/** Only a caller that already has a token gets it back instead of the hash. */
function broughtTokens(where: Where[]): Map<string, string> {
  const tokens = where.flatMap(({ field, value }) => (field === 'token' ? [value].flat().map(String) : []))
  return new Map(tokens.map((token) => [sessionTokenHash(token), token]))
}

function asAsked<Row>(row: Row, tokens: Map<string, string>): Row {
  if (typeof row !== 'object' || row === null || !('token' in row)) return row
  return { ...row, token: tokens.get(String(row.token)) ?? row.token }
}

function hashing<Adapter extends DBTransactionAdapter<BetterAuthOptions>>(adapter: Adapter): Adapter {
  const conditions = (model: string, where: Where[]) => (isSession(model) ? asStored(where) : where)
  return {
    ...adapter,
    create: async (query) => {
      if (!isSession(query.model)) return adapter.create(query)
      const token = String(Reflect.get(query.data, 'token'))
      const row = await adapter.create({ ...query, data: { ...query.data, token: sessionTokenHash(token) } })
      return asAsked(row, new Map([[sessionTokenHash(token), token]])) as never
    },
    findOne: async (query) => {
      if (!isSession(query.model)) return adapter.findOne(query)
      const row = await adapter.findOne({ ...query, where: asStored(query.where) })
      return asAsked(row, broughtTokens(query.where)) as never
    },
    findMany: async (query) => {
      if (!isSession(query.model)) return adapter.findMany(query)
      const rows = await adapter.findMany({ ...query, where: asStored(query.where ?? []) })
      return rows.map((row) => asAsked(row, broughtTokens(query.where ?? []))) as never
    },
    count: (query) => adapter.count({ ...query, where: conditions(query.model, query.where ?? []) }),
    update: async (query) => {
      const row = await adapter.update({ ...query, where: conditions(query.model, query.where) })
      return asAsked(row, broughtTokens(query.where)) as never
    },
    updateMany: (query) => adapter.updateMany({ ...query, where: conditions(query.model, query.where) }),
    delete: (query) => adapter.delete({ ...query, where: conditions(query.model, query.where) }),
    deleteMany: (query) => adapter.deleteMany({ ...query, where: conditions(query.model, query.where) }),
  }
}

/** Stores session tokens hashed (decision 0009); better-auth has no setting for it. */
export function withHashedSessionTokens(factory: AdapterFactory): AdapterFactory {
  return (options) => {
    const adapter = factory(options)
    const transaction: typeof adapter.transaction = (work) => adapter.transaction((inner) => work(hashing(inner)))
    return { ...hashing(adapter), transaction }
  }
}
