import type { ShareView } from '@consoeurs/contract'
import ical from 'ical-generator'
import { AppError } from '../../platform/errors.ts'

interface Place {
  brandName: string
  publicUrl: string
  now: Date
}

/**
 * An outing for her own calendar (RFC 5545). No end is promised, and nobody is named: a calendar is often shared.
 *
 * @throws AppError SHARE_NOT_FOUND where the share is no outing
 */
export function outingCalendar(share: ShareView, { brandName, publicUrl, now }: Place): string {
  const { outing, slug, title } = share
  if (outing === null) throw new AppError('SHARE_NOT_FOUND')
  const url = `${publicUrl}/shares/${slug}`
  const calendar = ical({ prodId: { company: brandName, product: 'sorties', language: 'FR' } })
  calendar.createEvent({
    id: `sortie-${share.id}@${new URL(publicUrl).hostname}`,
    start: new Date(outing.at),
    stamp: now,
    summary: title || 'Sortie',
    url,
    ...(outing.place !== '' && { location: outing.place }),
  })
  return calendar.toString()
}
