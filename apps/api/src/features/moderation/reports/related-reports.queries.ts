import { type Queryable, tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'

const { reports } = tables

export interface ReportCounts {
  open: number
  upheld: number
  rejected: number
}

const counted = {
  open: sql<number>`count(*) filter (where ${reports.state} = 'open')::int`,
  upheld: sql<number>`count(*) filter (where ${reports.state} = 'upheld')::int`,
  rejected: sql<number>`count(*) filter (where ${reports.state} = 'rejected')::int`,
}

const none: ReportCounts = { open: 0, upheld: 0, rejected: 0 }

export async function countReportsAbout(db: Queryable, memberId: number): Promise<ReportCounts> {
  const [row] = await db.select(counted).from(reports).where(eq(reports.aboutId, memberId))
  return row ?? none
}
