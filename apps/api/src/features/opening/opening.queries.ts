import { lastBackupKey, type Opening, type OpeningStep, openingSteps } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, asc, eq, exists, inArray, isNotNull, ne, not, sql } from 'drizzle-orm'
import type { ApiSettings } from '../../deps.ts'
import type { SiteSettings } from '../settings/public.ts'

const { pages, contentVersions, communities, users, installation } = tables

interface OpeningParts {
  db: Database
  settings: ApiSettings
  site: SiteSettings
}

type State = Omit<Opening['items'][number], 'step'>

/** Pages that bind the house: whoever answers for it has read each and saved it. */
const legalPages = ['mentions-legales', 'cgu', 'confidentialite', 'cookies', 'charte']

/** Done when nothing is missing. */
const lacking = (facts: string[]): State => ({ done: facts.length === 0, facts })

function operator({ name, address, phone, hosting }: SiteSettings['legalNotice']): State {
  const needed = { operatorName: name, operatorAddress: address, operatorPhone: phone, hosting }
  return lacking(Object.entries(needed).flatMap(([key, value]) => (value === undefined ? [key] : [])))
}

/** Titles of those that nobody has saved yet: what a seed wrote has no author. */
async function textsToRead(db: Database): Promise<State> {
  const savedBySomeone = db
    .select({ one: sql`1` })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.collection, 'pages'),
        eq(contentVersions.targetId, pages.id),
        isNotNull(contentVersions.authorId),
      ),
    )
  const left = await db
    .select({ title: pages.title })
    .from(pages)
    .where(and(inArray(pages.slug, legalPages), not(exists(savedBySomeone))))
    .orderBy(asc(pages.id))
  return lacking(left.map(({ title }) => title))
}

async function staffWithoutFactor(db: Database): Promise<State> {
  const left = await db
    .select({ name: users.name })
    .from(users)
    .where(and(ne(users.roleUser, 'member'), eq(users.twoFactorEnabled, false)))
    .orderBy(asc(sql`fold_text(${users.name})`))
    .limit(20)
  return lacking(left.map(({ name }) => name))
}

async function lastBackup(db: Database): Promise<State> {
  const [row] = await db.select().from(installation).where(eq(installation.key, lastBackupKey))
  return { done: row !== undefined, facts: row === undefined ? [] : [row.value] }
}

/** What is done of what an opening needs, each read from what is there. */
export async function loadOpening({ db, settings, site }: OpeningParts): Promise<Opening> {
  const [texts, secondFactor, backup, made, members] = await Promise.all([
    textsToRead(db),
    staffWithoutFactor(db),
    lastBackup(db),
    db.$count(communities),
    db.select({ id: users.id }).from(users).where(eq(users.roleUser, 'member')).limit(1),
  ])
  const states: Record<OpeningStep, State> = {
    operator: operator(site.legalNotice),
    contact: { done: site.operatorEmail !== settings.mailFrom, facts: [site.operatorEmail] },
    texts,
    mail: { done: settings.smtpUrl !== undefined, facts: [] },
    secondFactor,
    communities: { done: made > 0, facts: [] },
    invitation: { done: members.length > 0, facts: [`${settings.publicUrl}/signup`] },
    backup,
  }
  return { items: openingSteps.map((step) => ({ step, ...states[step] })) }
}
