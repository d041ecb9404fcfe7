import type { NotificationSection, NotificationView } from '@consoeurs/contract'
import type { UnreadCounts, Viewer } from '../context.ts'

/** Specification §3, « Client notification store »: what this page knows of what reaches her. */
export interface NotificationState {
  /** Lines that arrived since the page was opened, the last one first. */
  listNotifications: readonly NotificationView[]
  nbMessagesUnread: number
  nbHonorsUnread: number
  nbVisitsUnread: number
  nbNotificationsUnread: number
  nbRequests: number
  /** The rooms that call her. */
  waitingRooms: readonly number[]
  /** The last push: what arrived last, as it was shown. */
  avatar: string | null
  title: string
  /** What the catalogue calls it; empty until the labels are there. */
  label: string
  message: string
  path: string
  /** This browser's push token, where it has one. */
  token: string
  sound: boolean
  inApp: boolean
  push: boolean
  /** How many have arrived, and when the last one did (milliseconds since 1970). */
  counter: number
  timestamp: number
}

/** What the catalogue calls an entry, and what she chose for it. */
export interface KnownEntry {
  label: string
  inApp: boolean
  push: boolean
}
/** By section and index, as the socket names them. */
export type KnownEntries = ReadonlyMap<string, KnownEntry>

export const entryKey = (section: NotificationSection, index: number) => `${section}:${index}`

export const counts = (unread: UnreadCounts) => ({
  nbMessagesUnread: unread.messages,
  nbHonorsUnread: unread.honors,
  nbVisitsUnread: unread.visits,
  nbNotificationsUnread: unread.notifications,
  nbRequests: unread.requests,
})

type Served = Pick<Viewer, 'unread' | 'waitingRooms' | 'sound'>

export const asServed = ({ unread, waitingRooms, sound }: Served) => ({ ...counts(unread), waitingRooms, sound })

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

/** One per page; the server makes one for each page that it renders. */
export class NotificationStore {
  #state: NotificationState
  #watchers = new Set<() => void>()

  constructor(served: Served) {
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
