import type { MeetingTells, TrustedContact } from '@consoeurs/contract'
import { seal, unseal } from '../../platform/sealed.ts'

/** What a meeting is: nothing of it is readable in the database. */
export interface MeetingSecret {
  whom: string
  place: string
  note: string
  /** ISO instant. */
  meetsAt: string
  timeZone: string
  contactName: string
  contactEmail: string
  tells: MeetingTells
}

export const sealMeeting = (secret: string, meeting: MeetingSecret) => seal(secret, JSON.stringify(meeting))
export const sealContact = (secret: string, contact: TrustedContact) => seal(secret, JSON.stringify(contact))

async function opened<T>(secret: string, closed: string): Promise<T | null> {
  const text = closed === '' ? null : await unseal(secret, closed)
  return text === null ? null : (JSON.parse(text) as T)
}

/** Null where she erased it, or where another secret closed it. */
export const openMeeting = (secret: string, closed: string) => opened<MeetingSecret>(secret, closed)
export const openContact = (secret: string, closed: string) => opened<TrustedContact>(secret, closed)

/** For her archive: what lies closed in a column, as she reads it. */
export const openForArchive = (secret: string, closed: string) => opened<Record<string, string>>(secret, closed)
