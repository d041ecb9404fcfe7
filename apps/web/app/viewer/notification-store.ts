import type { NotificationSection, NotificationView } from '@consoeurs/contract'
import type { UnreadCounts, Viewer } from '../context.ts'

/** Specification §3, « Client notification store ». */
export interface NotificationState {
  /** Notifications since page load, newest first. */
  listNotifications: readonly NotificationView[]
  nbMessagesUnread: number
  nbHonorsUnread: number
  nbVisitsUnread: number
  nbNotificationsUnread: number
  nbRequests: number
  /** Ids of rooms with unread messages. */
  waitingRooms: readonly number[]
  /** Ids of the rooms of groups, likewise. */
  waitingGroups: readonly number[]
  /** The last notification, as shown. */
  avatar: string | null
  title: string
  /** Label from the catalogue; empty until it is loaded. */
  label: string
  message: string
  path: string
  /** This browser's push token, or empty. */
  token: string
  sound: boolean
  inApp: boolean
  push: boolean
  /** Number of notifications since page load, and time of the last one in milliseconds. */
  counter: number
  timestamp: number
}

/** Catalogue label and the member's choices for one entry. */
export interface CatalogueEntryState {
  label: string
  inApp: boolean
  push: boolean
}
/** Keyed by section and index. */
export type CatalogueEntries = ReadonlyMap<string, CatalogueEntryState>

export const entryKey = (section: NotificationSection, index: number) => `${section}:${index}`

export const counts = (unread: UnreadCounts) => ({
  nbMessagesUnread: unread.messages,
  nbHonorsUnread: unread.honors,
  nbVisitsUnread: unread.visits,
  nbNotificationsUnread: unread.notifications,
  nbRequests: unread.requests,
})

type InitialValues = Pick<Viewer, 'unread' | 'waitingRooms' | 'waitingGroups' | 'sound'>

export const asServed = ({ unread, waitingRooms, waitingGroups, sound }: InitialValues) => ({
  ...counts(unread),
  waitingRooms,
  waitingGroups,
  sound,
})

const nothingArrived = {
  listNotifications: [],
  avatar: null,
  title: '',
  label: '',
  message: '',
  path: '/',
  token: '',
  inApp: true,
  push: false,
  counter: 0,
  timestamp: 0,
}

export class NotificationStore {
  #state: NotificationState
  #watchers = new Set<() => void>()

  constructor(served: InitialValues) {
    this.#state = { ...nothingArrived, ...asServed(served) }
  }

  readonly read = (): NotificationState => this.#state

  readonly watch = (changed: () => void): (() => void) => {
    this.#watchers.add(changed)
    return () => this.#watchers.delete(changed)
  }

  set(change: Partial<NotificationState>): void {
    this.#state = { ...this.#state, ...change }
    for (const changed of this.#watchers) changed()
  }
}
