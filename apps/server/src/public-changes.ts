import type { DomainEvent } from '@consoeurs/api'
import type { FastifyInstance } from 'fastify'

/** What no visitor's page shows. Anything else that happens, and whatever is invented later, makes those pages old. */
const unseenByVisitors = new Set<DomainEvent['type']>([
  'member.signed-out',
  'member.blocked',
  'member.unblocked',
  'profile.visited',
  'message.sent',
  'message.changed',
  'conversation.accepted',
  'conversation.ignored',
  'conversation.read',
  'conversation.delivered',
  'report.filed',
  'announcement.told',
  'article.told',
])

export const isSeenByVisitors = ({ type }: DomainEvent): boolean => !unseenByVisitors.has(type)

/** Calls back whenever something changed that a visitor's page may show. */
export const whenPublicChanges =
  ({ events }: FastifyInstance) =>
  (forget: () => void): void =>
    events.onCommitted((event) => {
      if (isSeenByVisitors(event)) forget()
    })
