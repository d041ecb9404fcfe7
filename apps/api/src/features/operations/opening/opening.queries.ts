import { lastBackupKey, type Opening, type OpeningStep, openingSteps } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, asc, eq, exists, inArray, isNotNull, ne, not, sql } from 'drizzle-orm'
import type { ApiSettings } from '../../../deps.ts'
import type { SiteSettings } from '../../foundation/settings/public.ts'

const { pages, contentVersions, communities, users, installation } = tables

interface OpeningParts {
  db: Database
  settings: ApiSettings
  site: SiteSettings
}

type OpeningState = Omit<Opening['items'][number], 'step'>

/** Legal pages that the operator must have read and saved. */
const legalPages = ['mentions-legales', 'cgu', 'confidentialite', 'cookies', 'charte']

/** Done when nothing is missing. */
const missingPages = (facts: string[]): OpeningState => ({ done: facts.length === 0, facts })

function operator({ name, address, phone, hosting }: SiteSettings['legalNotice']): OpeningState {
  const needed = { operatorName: name, operatorAddress: address, operatorPhone: phone, hosting }
  return missingPages(Object.entries(needed).flatMap(([key, value]) => (value === undefined ? [key] : [])))
}

/** Seeded versions have no author. */
async function textsToRead(db: Database): Promise<OpeningState> {
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
  return missingPages(left.map(({ title }) => title))
}

async function staffWithoutFactor(db: Database): Promise<OpeningState> {
  const left = await db
    .select({ name: users.name })
    .from(users)
    .where(and(ne(users.roleUser, 'member'), eq(users.twoFactorEnabled, false)))
    .orderBy(asc(sql`fold_text(${users.name})`))
    .limit(20)
  return missingPages(left.map(({ name }) => name))
}

async function lastBackup(db: Database): Promise<OpeningState> {
  const [row] = await db.select().from(installation).where(eq(installation.key, lastBackupKey))
  return { done: row !== undefined, facts: row === undefined ? [] : [row.value] }
}

/** Read from the data itself. */
export async function loadOpening({ db, settings, site }: OpeningParts): Promise<Opening> {
  const [texts, secondFactor, backup, made, members] = await Promise.all([
    textsToRead(db),
    staffWithoutFactor(db),
    lastBackup(db),
    db.$count(communities, eq(communities.kind, 'community')),
    db.select({ id: users.id }).from(users).where(eq(users.roleUser, 'member')).limit(1),
  ])
  const states: Record<OpeningStep, OpeningState> = {
    operator: operator(site.legalNotice),
    contact: { done: site.operatorEmail !== settings.mailFrom.address, facts: [site.operatorEmail] },
    texts,
    mail: { done: settings.smtpUrl !== undefined, facts: [] },
    secondFactor,
    communities: { done: made > 0, facts: [] },
    invitation: { done: members.length > 0, facts: [`${settings.publicUrl}/signup`] },
    backup,
  }
  return { items: openingSteps.map((step) => ({ step, ...states[step] })) }
}
