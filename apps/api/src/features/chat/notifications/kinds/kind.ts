import type { Brand } from '@consoeurs/brand'
import type { NotificationSection } from '@consoeurs/contract'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import type { PushManner } from '../../../../platform/delivery/push.ts'
import type { EventListener } from '../../../../platform/events/event-dispatcher.ts'
import type { PreferenceQuery } from '../delivery-decision.ts'
import type { NotificationText, TextParts } from '../texts.ts'

export interface NotificationTarget {
  recipientId: number
  /** Null for notifications by the site itself. */
  actorId: number | null
  /** With `actorId` null: the member whom it concerns. Hidden across a block with her. */
  aboutId?: number
  section: NotificationSection
  value: string
  slug: string
  path: string
  /** Checked under the inbox lock: an undo may have been handled before. */
  stillStands?: (tx: Tx) => Promise<boolean>
}

/** A notification before the permission check. */
export interface Draft extends NotificationTarget {
  /** Unread notifications with the same key fold into one. */
  groupKey: string
  excerpt?: string
  detail?: Record<string, string>
  /** False: a repeat by the same member (a reaction set again) sends nothing. */
  repeats: boolean
}

/** Messages have their own list and counter, so there is no list entry. */
export interface Announcement extends NotificationTarget {
  id: number
  message: string
  conversationId: number
}

/** Null where there is nothing to send any more. */
export type LoadAnnouncement = (tx: Tx) => Promise<Announcement | null>

/** With `actorId`, only that member's part. */
export interface Retraction {
  recipientId: number
  groupKey: string
  actorId?: number
  slug?: string
  /** True where it was done again meanwhile. Checked under the inbox lock. */
  stillStands?: (tx: Tx) => Promise<boolean>
}

/** The new words of the last actor. */
export interface Requote {
  recipientId: number
  groupKey: string
  actorId: number
  excerpt: string
}

export interface NotificationDelivery {
  brand: Brand
  deliver(tx: Tx, draft: Draft): Promise<void>
  announce(tx: Tx, asked: PreferenceQuery, load: LoadAnnouncement): Promise<void>
  /** Deletes notifications without remaining actors. */
  retract(tx: Tx, line: Retraction): Promise<void>
  /** Replaces the excerpt where this member is the last actor. */
  requote(tx: Tx, change: Requote): Promise<void>
  /** Marks as read what was handled elsewhere. */
  settle(tx: Tx, line: { recipientId: number; groupKey: string }): Promise<void>
}

export interface NotificationKind {
  section: NotificationSection
  value: string
  push: PushManner
  text(parts: TextParts): NotificationText
  /** Safe for a lock screen: names nobody and nothing. */
  neutral?: true
  /** In place of the text, which names someone or what she looks for. */
  neutralPush?: NotificationText
  /** With several actors. */
  pathOfMany?: string
  /** Excerpt and detail must not appear under another actor's name. */
  saidByActor?: true
  listeners(post: NotificationDelivery): EventListener[]
}
