import { sendingLimits } from '@consoeurs/contract'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'

/** Drafts come from the listeners of rooms (`room-message.ts`, `room-mention.ts`). */
export const groupMessageKind: NotificationKind = {
  section: 'messages',
  value: 'groupe',
  push: sendingLimits.pushes.talk,
  text: notificationTexts.groupe,
  saidByActor: true,
  listeners: () => [],
}
