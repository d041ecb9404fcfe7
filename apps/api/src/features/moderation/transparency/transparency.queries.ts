import { type ModerationYear, ReviewSubject } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { desc, eq, sql } from 'drizzle-orm'

const { moderationCounts } = tables

interface CountGroup {
  what: string
  about: string
  outcome: string
  count: number
}

/** Median delay in hours; null without decisions. */
async function loadMedians(db: Queryable, year: number) {
  const { what, about, hours } = moderationCounts
  const median = sql<number>`percentile_cont(0.5) within group (order by ${hours})::float8`
  const rows = await db
    .select({ what, about: sql<string>`case when ${what} = 'reviewed' then ${about} else '' end`, median })
    .from(moderationCounts)
    .where(sql`${moderationCounts.year} = ${year} and ${hours} is not null`)
    .groupBy(sql`1`, sql`2`)
  return (kind: string, of: string) => rows.find((row) => row.what === kind && row.about === of)?.median ?? null
}

async function loadYear(db: Queryable, year: number): Promise<ModerationYear> {
  const { what, about, outcome } = moderationCounts
  const groups: CountGroup[] = await db
    .select({ what, about, outcome, count: sql<number>`count(*)::int` })
    .from(moderationCounts)
    .where(eq(moderationCounts.year, year))
    .groupBy(what, about, outcome)
    .orderBy(desc(sql`count(*)`), about)
  const medianOf = await loadMedians(db, year)
  const sum = (matches: (group: CountGroup) => boolean) =>
    groups.filter(matches).reduce((total, group) => total + group.count, 0)
  const certified = (state: string) => sum((group) => group.what === 'certification' && group.outcome === state)
  return {
    year,
    received: groups
      .filter((group) => group.what === 'received')
      .map((group) => ({ reason: group.about, count: group.count })),
    decided: {
      upheld: sum((group) => group.what === 'decided' && group.outcome === 'upheld'),
      rejected: sum((group) => group.what === 'decided' && group.outcome === 'rejected'),
      medianHours: medianOf('decided', ''),
    },
    measures: groups
      .filter((group) => group.what === 'measure')
      .map((group) => ({ kind: group.about, ground: group.outcome, count: group.count })),
    reviews: ReviewSubject.options.map((subject) => ({
      subject,
      asked: sum((group) => group.what === 'asked' && group.about === subject),
      confirmed: sum((group) => group.what === 'reviewed' && group.about === subject && group.outcome === 'confirmed'),
      changed: sum((group) => group.what === 'reviewed' && group.about === subject && group.outcome === 'changed'),
      medianHours: medianOf('reviewed', subject),
    })),
    certifications: {
      asked: sum((group) => group.what === 'certificationAsked'),
      certified: certified('certified'),
      refused: certified('refused'),
      unjudged: certified('unjudged'),
      revoked: certified('revoked'),
      medianHours: medianOf('certification', ''),
    },
  }
}

/** Newest first. */
export async function loadYears(db: Queryable): Promise<ModerationYear[]> {
  const years = await db
    .selectDistinct({ year: moderationCounts.year })
    .from(moderationCounts)
    .orderBy(desc(moderationCounts.year))
  const loaded: ModerationYear[] = []
  for (const { year } of years) loaded.push(await loadYear(db, year))
  return loaded
}
