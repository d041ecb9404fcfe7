import { findThemes, type ThemeView, themeName } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, count, desc, eq, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { shareListedFor } from './shares.visible.ts'

const { shares, shareThemes, users, userProfiles } = tables

const SUGGESTED = 6

/** Replaces those of the former text. */
export async function saveThemes(tx: Tx, shareId: number, { title, body }: { title: string; body: string }) {
  const themes = findThemes(`${title}\n${body}`)
  await tx.delete(shareThemes).where(eq(shareThemes.shareId, shareId))
  if (themes.length > 0) await tx.insert(shareThemes).values(themes.map((theme) => ({ shareId, ...theme })))
}

/** Covered shares are withheld from visitors, and so are their themes. */
const themedFor = (viewer: Viewer | null): SQL | undefined =>
  and(shareListedFor(viewer), viewer === null ? isNull(shares.cover) : undefined)

export const hasTheme = (viewer: Viewer | null, theme: string): SQL | undefined =>
  and(
    sql`exists (select 1 from ${shareThemes} where ${shareThemes.name} = ${themeName(theme)} and ${shareThemes.shareId} = ${shares.id})`,
    viewer === null ? isNull(shares.cover) : undefined,
  )

const themeRows = (db: Queryable, viewer: Viewer | null, which: SQL) =>
  db
    .select({
      name: shareThemes.name,
      label: sql<string>`mode() within group (order by ${shareThemes.label})`,
      count: count(),
    })
    .from(shareThemes)
    .innerJoin(shares, eq(shares.id, shareThemes.shareId))
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(which, themedFor(viewer)))
    .groupBy(shareThemes.name)

/** One that nobody wrote has no shares, and its own name as label. */
export async function loadTheme(db: Queryable, viewer: Viewer | null, theme: string): Promise<ThemeView> {
  const name = themeName(theme)
  const [row] = await themeRows(db, viewer, eq(shareThemes.name, name))
  return row ?? { name, label: name, count: 0 }
}

/** Those that the viewer could find in shares, most used first. */
export async function suggestThemes(db: Queryable, viewer: Viewer, q: string): Promise<ThemeView[]> {
  const start = themeName(q).replaceAll(/[\\%_]/g, String.raw`\$&`)
  return themeRows(db, viewer, like(shareThemes.name, `${start}%`))
    .orderBy(desc(count()), shareThemes.name)
    .limit(SUGGESTED)
}
