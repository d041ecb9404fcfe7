import { firstLink } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { FeatureOptions } from '../../feature-options.ts'

const { linkPreviews, userProfiles } = tables

const DAY = 24 * 3_600_000
/** A newer text fetches an older preview again. */
const MAX_AGE = 7 * DAY
const LONGEST_ADDRESS = 1000

export type PreviewParts = Pick<FeatureOptions, 'jobs' | 'settings' | 'site' | 'now'>

/** Addresses of this site have pages that only members see. */
const isOwn = (url: URL, publicUrl: string) => url.host === new URL(publicUrl).host

/** @returns the preview of the first link, which a job fetches if it is unknown or old; null without a link */
export async function requestPreview(
  tx: Tx,
  { jobs, settings, now }: Pick<FeatureOptions, 'jobs' | 'settings' | 'now'>,
  text: string,
): Promise<number | null> {
  const url = firstLink(text)
  if (url === null || isOwn(url, settings.publicUrl)) return null
  url.hash = ''
  if (url.href.length > LONGEST_ADDRESS) return null
  const [preview] = await tx
    .insert(linkPreviews)
    .values({ address: url.href, createdAt: now() })
    // Returns the row that exists.
    .onConflictDoUpdate({ target: linkPreviews.address, set: { address: url.href } })
    .returning()
  if (preview === undefined) return null
  const { id, fetchedAt } = preview
  const isFresh = fetchedAt !== null && now().getTime() - fetchedAt.getTime() < MAX_AGE
  if (!isFresh) await jobs.enqueue('links.fetch', { previewId: id }, tx)
  return id
}

/**
 * Asks the database nothing where the text has no link.
 * @returns as `requestPreview`; null where the site or the author wants no previews
 */
export async function requestMemberPreview(
  tx: Tx,
  parts: PreviewParts,
  { authorId, text }: { authorId: number; text: string },
): Promise<number | null> {
  if (!parts.site.current().linkPreviews || firstLink(text) === null) return null
  const [author] = await tx
    .select({ wanted: userProfiles.linkPreviews })
    .from(userProfiles)
    .where(eq(userProfiles.userId, authorId))
  return author?.wanted === true ? requestPreview(tx, parts, text) : null
}
