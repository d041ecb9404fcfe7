import type { ReportTarget } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { type AnyColumn, notExists, type SQL, sql } from 'drizzle-orm'

const { reports } = tables

/** True if no open report concerns the target. */
export const isUnreported = (db: Queryable, target: ReportTarget, id: AnyColumn): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(reports)
      .where(sql`${reports.target} = ${target} and ${reports.state} = 'open' and ${reports.targetId} = ${id}`),
  )
