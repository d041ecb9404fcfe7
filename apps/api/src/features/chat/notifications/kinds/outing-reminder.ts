import { sendingLimits } from '@consoeurs/contract'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { isMeetingUnanswered } from '../../../people/meetings/public.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'

const groupKeyOf = (meetingId: number) => `compte.rappel:${meetingId}`

/** « Tout va bien ? »: mandatory; reveals nothing to bystanders. */
export const outingReminderKind: NotificationKind = {
  section: 'compte',
  value: 'rappel',
  push: sendingLimits.pushes.checkIn,
  neutral: true,
  text: notificationTexts.rappel,
  listeners: ({ deliver, settle }) => [
    on('meeting.called', ({ meetingId, memberId, what }, tx) =>
      deliver(tx, {
        recipientId: memberId,
        actorId: null,
        section: 'compte',
        value: 'rappel',
        slug: '',
        path: '/meetings',
        groupKey: groupKeyOf(meetingId),
        detail: { what },
        repeats: true,
        stillStands: (locked) => isMeetingUnanswered(locked, meetingId),
      }),
    ),
    on('meeting.answered', ({ meetingId, memberId }, tx) =>
      settle(tx, { recipientId: memberId, groupKey: groupKeyOf(meetingId) }),
    ),
  ],
}
