import { randomBytes } from 'node:crypto'
import { type ShareView, titleSlug } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq, inArray, type SQL } from 'drizzle-orm'

const { shares } = tables

const SLUG_WORDS = 8
const COVERED = 'partage'

/** Random; stays when a cover removes the words. */
const lettersOf = (slug: string): string | undefined => /-([0-9a-f]{6,})$/.exec(slug)?.[1]

/** 40 random bits make it unique and never digits alone, which would be an id. A covered share shows no words. */
export function shareSlug({ title, body, kind, cover }: Pick<ShareView, 'title' | 'body' | 'kind' | 'cover'>): string {
  const words = (title || body).split(/\s+/).slice(0, SLUG_WORDS).join(' ')
  const said = cover === null ? titleSlug(words) || titleSlug(kind) : COVERED
  return `${said}-${randomBytes(5).toString('hex')}`
}

export const coveredSlug = (slug: string): string => `${COVERED}-${lettersOf(slug) ?? randomBytes(5).toString('hex')}`

/** A slug always has a hyphen, so digits alone are an id. A slug from before a cover is found by its suffix. */
export function readIdOrSlug(idOrSlug: string): { id: number } | { slugs: string[] } {
  if (/^\d{1,15}$/.test(idOrSlug)) return { id: Number(idOrSlug) }
  const letters = lettersOf(idOrSlug)
  return { slugs: letters === undefined ? [idOrSlug] : [idOrSlug, coveredSlug(idOrSlug)] }
}

export function matchesIdOrSlug(idOrSlug: string): SQL {
  const named = readIdOrSlug(idOrSlug)
  return 'id' in named ? eq(shares.id, named.id) : inArray(shares.slug, named.slugs)
}
