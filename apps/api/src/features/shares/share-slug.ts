import { randomBytes } from 'node:crypto'
import { type ShareView, titleSlug } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq, inArray, type SQL } from 'drizzle-orm'

const { shares } = tables

const SLUG_WORDS = 8
/** What stands where the words of a share would: its cover hides them in its address too. */
const COVERED = 'partage'

/** The letters that make a slug the only one; they stay when its words go. */
const lettersOf = (slug: string): string | undefined => /-([0-9a-f]{6,})$/.exec(slug)?.[1]

/** Its title or first words, and 40 random bits: unique, and never digits alone (an id). What is covered has no words. */
export function shareSlug({ title, body, kind, cover }: Pick<ShareView, 'title' | 'body' | 'kind' | 'cover'>): string {
  const words = (title || body).split(/\s+/).slice(0, SLUG_WORDS).join(' ')
  const said = cover === null ? titleSlug(words) || titleSlug(kind) : COVERED
  return `${said}-${randomBytes(5).toString('hex')}`
}

/** The address of a share that is covered now; the one it had leads there (`namedBy`). */
export const coveredSlug = (slug: string): string => `${COVERED}-${lettersOf(slug) ?? randomBytes(5).toString('hex')}`

/** A slug always holds a hyphen, so that digits alone are an id. One from before a cover finds its share by its letters. */
export function namedBy(idOrSlug: string): SQL {
  if (/^\d{1,15}$/.test(idOrSlug)) return eq(shares.id, Number(idOrSlug))
  const letters = lettersOf(idOrSlug)
  return inArray(shares.slug, letters === undefined ? [idOrSlug] : [idOrSlug, coveredSlug(idOrSlug)])
}
