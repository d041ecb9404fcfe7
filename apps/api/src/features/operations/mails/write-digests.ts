import { sendingLimits } from '@consoeurs/contract'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { unsubscribeUrl } from '../../../platform/delivery/unsubscribe-token.ts'
import {
  beginningOf,
  type DigestRecipient,
  loadDigestCounts,
  loadDigestRecipients,
  loadDigestShares,
  type Rhythm,
} from './digest.queries.ts'
import { claimMailTurn } from './mail-rhythms.ts'
import type { MailingParts } from './remind.ts'

/** Skips empty digests. */
export async function writeDigests(parts: MailingParts): Promise<void> {
  await writeAll(parts, 'daily')
  await writeAll(parts, 'weekly')
}

async function writeAll(parts: MailingParts, rhythm: Rhythm): Promise<void> {
  const { db, unitOfWork, now } = parts
  const beginning = await beginningOf(db, now(), rhythm)
  for (let afterId = 0; ; ) {
    const readers = await loadDigestRecipients(db, { rhythm, beginning, afterId })
    for (const reader of readers) await unitOfWork((tx) => writeDigest(tx, parts, reader, beginning))
    if (readers.length < sendingLimits.digest.atOnce) return
    afterId = readers.at(-1)?.id ?? afterId
  }
}

async function writeDigest(tx: Tx, { settings, jobs, now }: MailingParts, reader: DigestRecipient, beginning: Date) {
  const at = now()
  const { id: userId, name, email, rhythm } = reader
  const notSince = new Date(beginning.getTime() - 1)
  if (!(await claimMailTurn(tx, { userId, which: 'digestAt', now: at, notSince }))) return
  const { publicUrl } = settings
  const since = reader.digestAt ?? new Date(at.getTime() - sendingLimits.digest[rhythm])
  const counts = await loadDigestCounts(tx, userId, since)
  const shares = await loadDigestShares(tx, { id: userId, since, publicUrl })
  if (shares.length === 0 && Object.values(counts).every((count) => count === 0)) return
  const unsubscribe = unsubscribeUrl({ userId, topic: 'digest' }, settings)
  const settingsUrl = `${publicUrl}/settings/notifications`
  const props = { name, rhythm, counts, shares, unsubscribeUrl: unsubscribe, settingsUrl }
  await jobs.enqueue('mail', { kind: 'digest', to: email, unsubscribeUrl: unsubscribe, props }, tx)
}
