import { type SocketMessage, truncateMessage, truncateTitle } from '@consoeurs/contract'
import { sitePath } from '@consoeurs/contract/addresses'
import type { NavigateFunction } from 'react-router'
import { logWarning } from '../browser-log.ts'
import { navigateTo } from '../navigation/navigate-to.ts'
import { toast } from '../ui/overlays/toast.tsx'
import {
  type CatalogueEntries,
  entryKey,
  type NotificationState,
  type NotificationStore,
} from '../viewer/notification-store.ts'
import { playNotificationSound, skipNotificationSound } from './notification-sound.ts'

export interface ToastContext {
  viewerId: number
  /** Name and icon of the site, for notifications without an author. */
  place: { name: string; icon: string }
  store: NotificationStore
  entries: () => CatalogueEntries
  navigate: NavigateFunction
}

const justNow = 'à l’instant'

/** Also matches the short link of the current room: `/r/{room}` is `/c/{community}/{room}`. */
function isCurrentPage(url: string): boolean {
  const [pathname = ''] = url.split('?')
  const here = location.pathname
  return pathname === here || (pathname.startsWith('/r/') && here === `/c/${here.split('/')[2]}${pathname.slice(2)}`)
}

/** The page already shows the new item. */
const isOnScreen = (url: string) => isCurrentPage(url) && document.hasFocus()

/** Fills the screen by itself. */
const showsItself = ({ section, notifValue }: SocketMessage) => section === 'profil' && notifValue === 'reciproque'

/** The sound is optional: failures are only logged. */
const playSound = (played: Promise<void>) =>
  void played.catch((error: unknown) => logWarning('notification sound not played', error))

/** Fields that do not depend on the catalogue. */
function toState({ author, message, url }: SocketMessage, place: ToastContext['place']): Partial<NotificationState> {
  return {
    avatar: author === null ? place.icon : author.avatar,
    title: truncateTitle(author?.displayName ?? place.name),
    message: truncateMessage(message),
    // The URL may be empty (specification §2) or point outside the site.
    path: sitePath(url) ?? '/',
  }
}

/** Specification §4: shown for ten seconds; a press opens the page. */
function showToast({ store, navigate }: ToastContext): void {
  const { title, avatar, message, label, path } = store.read()
  toast.presence({
    name: title,
    avatarUrl: avatar,
    text: message,
    when: label === '' ? justNow : `${label}, ${justNow}`,
    onOpen: () => navigateTo(path, { by: navigate }),
  })
}

/** Stores, shows and sounds a notification. */
export function receiveNotification(parts: ToastContext, arrival: SocketMessage): void {
  const { viewerId, place, store, entries } = parts
  const { recipient, section, index, url, seq } = arrival
  // Specification §6: handled only if the recipient is the current user.
  if (recipient.id !== viewerId) return
  if (isOnScreen(url)) {
    playSound(skipNotificationSound(viewerId, seq))
    return
  }
  const known = entries().get(entryKey(section, index))
  store.set({
    ...toState(arrival, place),
    label: known?.label ?? '',
    inApp: known?.inApp ?? true,
    push: known?.push ?? false,
    counter: store.read().counter + 1,
    timestamp: Date.now(),
  })
  if (!showsItself(arrival)) showToast(parts)
  if (store.read().sound) playSound(playNotificationSound(viewerId, seq))
}
