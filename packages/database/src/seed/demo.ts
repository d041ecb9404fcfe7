import { readFile } from 'node:fs/promises'
import type { Brand, BrandSeed, SeedJournal } from '@consoeurs/brand'
import { avatarsFolder, loadJournal, publicFolder } from '@consoeurs/brand/seed'
import { sql } from 'drizzle-orm'
import { installation, users } from '../schema/index.ts'
import type { Database } from '../types.ts'
import { coversOf, insertArticles } from './demo-articles.ts'
import { insertBatches } from './demo-batches.ts'
import { insertCertifications } from './demo-certifications.ts'
import { insertCommunities } from './demo-communities.ts'
import type { DemoAccount, DemoContext, EncryptedDrawing, StoredDrawing } from './demo-context.ts'
import { insertConversations } from './demo-conversations.ts'
import { insertEncounters } from './demo-encounters.ts'
import { insertGroups } from './demo-groups.ts'
import { insertHeld } from './demo-held.ts'
import { insertKitchen } from './demo-kitchen.ts'
import { insertMakings } from './demo-makings.ts'
import { insertMembers } from './demo-members.ts'
import { insertModeration } from './demo-moderation.ts'
import { insertNotifications } from './demo-notifications.ts'
import { insertProposals } from './demo-proposals.ts'
import { insertShares } from './demo-shares.ts'
import { insertSwaps } from './demo-swaps.ts'

export interface DemoParts {
  db: Database
  brand: Brand
  seed: BrandSeed
  accounts: DemoAccount[]
  password: string
  hashPassword: (password: string) => Promise<string>
  /** A repeated drawing is copied under a new name. */
  storeImage: (svg: Buffer) => Promise<StoredDrawing>
  /** As a certification picture awaiting review. */
  sealImage: (svg: Buffer) => Promise<EncryptedDrawing>
  now?: Date
}

/** Several processes may start on an empty database; one seeds it. */
const SEED_LOCK = 7_262_002

function drawingsOf({ brand, seed }: Pick<DemoParts, 'brand' | 'seed'>, journal: SeedJournal): URL[] {
  const portraits = seed.members.map(({ username }) => new URL(`${username}.svg`, avatarsFolder(brand.code)))
  const images = [
    ...seed.shares.flatMap((share) => share.images?.map((image) => image.file) ?? []),
    ...(seed.batches ?? []).flatMap(({ notes }) => notes.flatMap(({ image }) => image?.file ?? [])),
    ...(seed.swaps ?? []).flatMap(({ image }) => image?.file ?? []),
    ...(seed.makings ?? []).flatMap(({ image }) => image?.file ?? []),
    ...seed.communities.map((community) => community.image),
    ...coversOf(journal),
  ].map((file) => new URL(`img/${file}`, publicFolder(brand.code)))
  return [...new Map([...portraits, ...images].map((url) => [url.href, url])).values()]
}

/** The fragment `#svgView(viewBox(x,y,width,height))` shows a part of a drawing, as in a browser. */
function partOf(svg: string, { hash }: URL): string {
  const [, box] = /^#svgView\(viewBox\(([\d,-]+)\)\)$/.exec(hash) ?? []
  return box === undefined ? svg : svg.replace(/viewBox="[^"]*"/, `viewBox="${box}"`)
}

/**
 * Renders all drawings in parallel before the transaction, which then only copies. The first copy is the rendered file.
 */
async function preparePictures(parts: DemoParts, journal: SeedJournal): Promise<DemoContext['picture']> {
  const prepared = new Map<string, { svg: Buffer; first: StoredDrawing | null }>()
  await Promise.all(
    drawingsOf(parts, journal).map(async (url) => {
      const svg = Buffer.from(partOf(await readFile(url, 'utf8'), url))
      prepared.set(url.href, { svg, first: await parts.storeImage(svg) })
    }),
  )
  return async (url) => {
    const drawing = prepared.get(url.href)
    if (drawing === undefined) throw new Error(`The demo content did not prepare ${url.href}`)
    const { svg, first } = drawing
    drawing.first = null
    return first ?? parts.storeImage(svg)
  }
}

const isEmpty = async (db: Pick<Database, '$count'>) => (await db.$count(users)) === 0

/**
 * Only seeds an empty database.
 * @returns whether it did
 */
export async function seedDemo(parts: DemoParts): Promise<boolean> {
  const { db, brand, seed, accounts, hashPassword, password, now = new Date() } = parts
  if (!(await isEmpty(db))) return false
  const journal = await loadJournal(brand.code)
  const picture = await preparePictures(parts, journal)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (!(await isEmpty(tx))) return false
    const lists = { members: new Map(), communities: new Map() }
    const context: DemoContext = { tx, brand, seed, now, ...lists, picture, seal: parts.sealImage }
    await insertMembers(context, accounts, () => hashPassword(password))
    await insertCertifications(context)
    await insertCommunities(context)
    await insertShares(context)
    await insertBatches(context)
    await insertMakings(context)
    await insertSwaps(context)
    await insertGroups(context)
    await insertKitchen(context)
    await insertEncounters(context)
    await insertConversations(context)
    await insertModeration(context)
    await insertHeld(context)
    await insertNotifications(context)
    await insertProposals(context)
    await insertArticles(context, journal)
    await tx.insert(installation).values({ key: 'demo-content', value: brand.code })
    return true
  })
}
