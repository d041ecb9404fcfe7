import type { Brand } from '@consoeurs/brand'
import type { NotificationSection } from '@consoeurs/contract'
import type { EventListener } from '../../../platform/event-dispatcher.ts'
import type { PushManner } from '../../../platform/push.ts'
import type { Tx } from '../../../platform/unit-of-work.ts'
import type { Asked } from '../addressees.ts'
import type { NotificationText, TextParts } from '../texts.ts'

/** Who is told of whom. */
export interface Addressed {
  recipientId: number
  /** Null where the place itself speaks. */
  actorId: number | null
  section: NotificationSection
  value: string
  slug: string
  /** Where a click leads. */
  path: string
  /** For what can be undone: asked once her inbox is locked, since its end may have been handled before it. */
  stillStands?: (tx: Tx) => Promise<boolean>
}

/** One line of her list, before it is decided whether she gets it. */
export interface Draft extends Addressed {
  /** Events with the same key fold into one line while it is unread. */
  groupKey: string
  excerpt?: string
  detail?: Record<string, string>
  /** False: the same member doing it again (a reaction taken back and given anew) says nothing new. */
  repeats: boolean
}

/** A socket message without a line in the list: messages have their own list and counter. */
export interface Announcement extends Addressed {
  id: number
  message: string
  conversationId: number
}

/** Null where nothing is to be said any more. */
export type LoadAnnouncement = (tx: Tx) => Promise<Announcement | null>

/** A line as its group names it; with `actorId`, only her part of it. */
export interface Retraction {
  recipientId: number
  groupKey: string
  actorId?: number
  /** Only lines that lead to this. */
  slug?: string
  /** It was done anew meanwhile: then nothing is taken away. Asked once her inbox is locked. */
  stillStands?: (tx: Tx) => Promise<boolean>
}

/** What a kind may do when something happened. */
export interface Post {
  brand: Brand
  deliver(tx: Tx, draft: Draft): Promise<void>
  announce(tx: Tx, asked: Asked, load: LoadAnnouncement): Promise<void>
  /** She did it no more: her name leaves the line, and an empty line disappears. */
  retract(tx: Tx, line: Retraction): Promise<void>
  /** The recipient dealt with it elsewhere: the line counts as read. */
  settle(tx: Tx, line: { recipientId: number; groupKey: string }): Promise<void>
}

/** One kind of notification: what it says, where it leads once folded, and what it listens to. */
export interface NotificationKind {
  section: NotificationSection
  value: string
  push: PushManner
  text(parts: TextParts): NotificationText
  /** Its words name nobody and nothing: a locked screen may show them to a member who is discreet. */
  neutral?: true
  /** Where a line of several members leads; one member's line keeps its own path. */
  pathOfMany?: string
  /** The excerpt or detail is the last actor's own: nobody else's name may stand over it. */
  saidByActor?: true
  listeners(post: Post): EventListener[]
}
