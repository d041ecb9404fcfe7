import { limits } from '@consoeurs/contract/limits'
import { createStore, del, entries, set } from 'idb-keyval'

/** Where the phone sends what she shares from another app (the manifest's `share_target`). */
export const shareTargetPath = '/shares/recevoir'

/** What another app handed over, until her composer takes it. */
export interface ReceivedShare {
  text: string
  files: File[]
  /** The member whose device it was; null where nobody was signed in. */
  ownerId: number | null
  at: number
}

const word = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Title, text and address as one text. Some apps write the address into the text too: once is enough. */
export function receivedText(form: FormData): string {
  const parts = new Set(['title', 'text', 'url'].map((name) => word(form, name)).filter(Boolean))
  const isSaid = (part: string) => [...parts].some((other) => other !== part && other.includes(part))
  return [...parts].filter((part) => !isSaid(part)).join('\n\n')
}

export const receivedFiles = (form: FormData): File[] =>
  form.getAll('images').filter((value): value is File => value instanceof File && value.size > 0)

const database = () => createStore('received-shares', 'shares')

export async function keepReceived(received: ReceivedShare): Promise<void> {
  await set(crypto.randomUUID(), received, database())
}

export interface WaitingShare extends ReceivedShare {
  key: string
}

/** Everything that waits for her. What nobody fetched in time, or was another member's, is forgotten. */
export async function readReceived(viewerId: number, now: number): Promise<WaitingShare[]> {
  const hers: WaitingShare[] = []
  for (const [key, received] of await entries<string, ReceivedShare>(database())) {
    const isHers = received.ownerId === null || received.ownerId === viewerId
    if (isHers && now - received.at < limits.receivedShare) hers.push({ ...received, key })
    else await forgetReceived(key)
  }
  return hers.sort((one, other) => one.at - other.at)
}

export const forgetReceived = (key: string): Promise<void> => del(key, database())
