import { limits } from '@consoeurs/contract/limits'
import { createStore, del, entries, set } from 'idb-keyval'

/** URL of the manifest's `share_target`. */
export const shareTargetPath = '/shares/recevoir'

export interface ReceivedShare {
  text: string
  files: File[]
  /** Member of this device; null if nobody was signed in. */
  ownerId: number | null
  at: number
}

const fieldText = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Without a URL that the text already contains. */
export function receivedText(form: FormData): string {
  const parts = new Set(['title', 'text', 'url'].map((name) => fieldText(form, name)).filter(Boolean))
  const isSaid = (part: string) => [...parts].some((other) => other !== part && other.includes(part))
  return [...parts].filter((part) => !isSaid(part)).join('\n\n')
}

export const receivedFiles = (form: FormData): File[] =>
  form.getAll('images').filter((value): value is File => value instanceof File && value.size > 0)

const database = () => createStore('received-shares', 'shares')

export async function storeReceived(received: ReceivedShare): Promise<void> {
  await set(crypto.randomUUID(), received, database())
}

export interface StoredReceivedShare extends ReceivedShare {
  key: string
}

/** Deletes expired shares and those of other members. */
export async function readReceived(viewerId: number, now: number): Promise<StoredReceivedShare[]> {
  const hers: StoredReceivedShare[] = []
  for (const [key, received] of await entries<string, ReceivedShare>(database())) {
    const isHers = received.ownerId === null || received.ownerId === viewerId
    if (isHers && now - received.at < limits.receivedShare) hers.push({ ...received, key })
    else await forgetReceived(key)
  }
  return hers.sort((one, other) => one.at - other.at)
}

export const forgetReceived = (key: string): Promise<void> => del(key, database())
