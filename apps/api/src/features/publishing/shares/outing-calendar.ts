import type { ShareView } from '@consoeurs/contract'
import ical from 'ical-generator'
import { AppError } from '../../../platform/http/errors.ts'

interface CalendarSite {
  brandName: string
  publicUrl: string
  now: Date
}

/**
 * No end time and no names (RFC 5545): calendars are often shared.
 * @throws AppError SHARE_NOT_FOUND where the share has no outing
 */
export function outingCalendar(share: ShareView, { brandName, publicUrl, now }: CalendarSite): string {
  const { outing, slug, title } = share
  if (outing === null) throw new AppError('SHARE_NOT_FOUND')
  const { at, place, town, timeZone, timeZoneName } = outing
  const where = [place, town].filter(Boolean).join(', ')
  const hour = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone })
  const url = `${publicUrl}/shares/${slug}`
  const calendar = ical({ prodId: { company: brandName, product: 'sorties', language: 'FR' } })
  calendar.createEvent({
    id: `sortie-${share.id}@${new URL(publicUrl).hostname}`,
    start: new Date(at),
    // Calendars show the device's time zone.
    description: `${hour.format(new Date(at))} (${timeZoneName})`,
    stamp: now,
    // A calendar replaces the event if the number is higher (RFC 5545 §3.8.7.4).
    sequence: share.version - 1,
    summary: title || 'Sortie',
    url,
    ...(where !== '' && { location: where }),
  })
  return calendar.toString()
}
