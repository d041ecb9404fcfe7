import type { ShareView } from '@consoeurs/contract'
import ical, { type ICalCalendar } from 'ical-generator'
import { AppError } from '../../../platform/http/errors.ts'

export interface CalendarSite {
  brandName: string
  /** « Sorties » */
  title: string
  publicUrl: string
  now: Date
}

/** No end time and no names (RFC 5545): calendars are often shared. */
function addOuting(calendar: ICalCalendar, share: ShareView, { title: untitled, publicUrl, now }: CalendarSite): void {
  const { outing, slug, title } = share
  if (outing === null) throw new AppError('SHARE_NOT_FOUND')
  const { at, place, town, timeZone, timeZoneName } = outing
  const where = [place, town].filter(Boolean).join(', ')
  const hour = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone })
  calendar.createEvent({
    id: `sortie-${share.id}@${new URL(publicUrl).hostname}`,
    start: new Date(at),
    // Calendars show the device's time zone.
    description: `${hour.format(new Date(at))} (${timeZoneName})`,
    stamp: now,
    // A calendar replaces the event if the number is higher (RFC 5545 §3.8.7.4).
    sequence: share.version - 1,
    summary: title || untitled,
    url: `${publicUrl}/shares/${slug}`,
    ...(where !== '' && { location: where }),
  })
}

const emptyCalendar = ({ brandName }: CalendarSite) =>
  ical({ prodId: { company: brandName, product: 'sorties', language: 'FR' } })

/** @throws AppError SHARE_NOT_FOUND where the share has no outing */
export function outingCalendar(share: ShareView, site: CalendarSite): string {
  const calendar = emptyCalendar(site)
  addOuting(calendar, share, site)
  return calendar.toString()
}

/** Seconds between two reads by a calendar application. */
const REFRESH = 60 * 60

/** Covered outings have no title, as in every place outside their page. */
export function outingsCalendar(shares: readonly ShareView[], site: CalendarSite): ICalCalendar {
  const calendar = emptyCalendar(site).name(`${site.brandName}, ${site.title.toLowerCase()}`).ttl(REFRESH)
  for (const share of shares) addOuting(calendar, share.cover === null ? share : { ...share, title: '' }, site)
  return calendar
}
