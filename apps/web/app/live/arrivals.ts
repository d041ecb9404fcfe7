import { type SocketMessage, truncateMessage, truncateTitle } from '@consoeurs/contract'
import { sitePath } from '@consoeurs/contract/addresses'
import type { NavigateFunction } from 'react-router'
import { logWarning } from '../browser-log.ts'
import { navigateTo } from '../navigation/navigate-to.ts'
import { toast } from '../ui/toast.tsx'
import { entryKey, type KnownEntries, type NotificationState, type NotificationStore } from './notification-store.ts'
import { hush, ring } from './ring.ts'

export interface ArrivalParts {
  viewerId: number
  /** Where the place itself speaks: what it is called, and its mark. */
  place: { name: string; icon: string }
  store: NotificationStore
  entries: () => KnownEntries
  navigate: NavigateFunction
}

const justNow = 'à l’instant'

/** Where a page is, or its short link: `/r/{room}` is `/c/{community}/{room}`. */
function leadsHere(url: string): boolean {
  const [pathname = ''] = url.split('?')
  const here = location.pathname
  return pathname === here || (pathname.startsWith('/r/') && here === `/c/${here.split('/')[2]}${pathname.slice(2)}`)
}

/** She has it under her eyes: the page itself shows what came. */
const isUnderHerEyes = (url: string) => leadsHere(url) && document.hasFocus()

/** The sound is an extra: what keeps it from playing is only logged. */
const sounds = (played: Promise<void>) =>
  void played.catch((error: unknown) => logWarning('notification sound not played', error))

/** What is shown of an arrival, before it is known what the catalogue calls it. */
function shown({ author, message, url }: SocketMessage, place: ArrivalParts['place']): Partial<NotificationState> {
  return {
    avatar: author === null ? place.icon : author.avatar,
    title: truncateTitle(author?.displayName ?? place.name),
    message: truncateMessage(message),
    // Empty (specification §2), or no page of ours.
    path: sitePath(url) ?? '/',
  }
}

/** Specification §4: shown ten seconds; a press leads there. */
function showLast({ store, navigate }: ArrivalParts): void {
  const { title, avatar, message, label, path } = store.read()
  toast.presence({
    name: title,
    avatarUrl: avatar,
    text: message,
    when: label === '' ? justNow : `${label}, ${justNow}`,
    onOpen: () => navigateTo(path, { by: navigate }),
  })
}

/** A message on her channel becomes the store's last push, is shown, and rings. */
export function takeArrival(parts: ArrivalParts, arrival: SocketMessage): void {
  const { viewerId, place, store, entries } = parts
  const { recipient, section, index, url, seq } = arrival
  // Specification §6: handled only if the recipient is the current user.
  if (recipient.id !== viewerId) return
  if (isUnderHerEyes(url)) {
    sounds(hush(viewerId, seq))
    return
  }
  const known = entries().get(entryKey(section, index))
  store.set({
    ...shown(arrival, place),
    label: known?.label ?? '',
    inApp: known?.inApp ?? true,
    push: known?.push ?? false,
    counter: store.read().counter + 1,
    timestamp: Date.now(),
  })
  showLast(parts)
  if (store.read().sound) sounds(ring(viewerId, seq))
}
