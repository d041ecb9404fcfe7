import type { AlertTiming, TrustedContact } from '@consoeurs/contract'
import { decrypt, encrypt } from '../../../platform/data/encryption.ts'

/** Stored encrypted as a whole. */
export interface MeetingSecret {
  whom: string
  place: string
  note: string
  /** ISO instant. */
  meetsAt: string
  timeZone: string
  contactName: string
  contactEmail: string
  tells: AlertTiming
}

export const encryptMeeting = (secret: string, meeting: MeetingSecret) => encrypt(secret, JSON.stringify(meeting))
export const encryptContact = (secret: string, contact: TrustedContact) => encrypt(secret, JSON.stringify(contact))

async function decryptOrNull<T>(secret: string, closed: string): Promise<T | null> {
  const text = closed === '' ? null : await decrypt(secret, closed)
  return text === null ? null : (JSON.parse(text) as T)
}

/** Null where it was erased, or encrypted with another secret. */
export const decryptMeeting = (secret: string, closed: string) => decryptOrNull<MeetingSecret>(secret, closed)
export const decryptContact = (secret: string, closed: string) => decryptOrNull<TrustedContact>(secret, closed)

/** Decrypts a column for the member's data export. */
export const decryptForArchive = (secret: string, closed: string) =>
  decryptOrNull<Record<string, string>>(secret, closed)
