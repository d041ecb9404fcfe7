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

/** The other nodes are told of the first change at once, of those that follow at most this often. */
const TOLD_EVERY_MS = 100

/** Calls back whenever something changed that a visitor's page may show, on this node or on another. */
export const whenPublicChanges =
  ({ events, nodes }: Pick<FastifyInstance, 'events' | 'nodes'>) =>
  (forget: () => void): void => {
    let toldJustNow = false
    let hasMore = false
    const tell = () => {
      hasMore = toldJustNow
      if (toldJustNow) return
      nodes?.tell({ about: 'changed', what: 'pages' })
      toldJustNow = true
      const goOn = () => {
        toldJustNow = false
        if (hasMore) tell()
      }
      setTimeout(goOn, TOLD_EVERY_MS).unref()
    }
    events.onCommitted((event) => {
      if (!isSeenByVisitors(event)) return
      forget()
      if (nodes) tell()
    })
    nodes?.onChanged((what) => {
      if (what === 'pages') forget()
    })
    nodes?.onMissed(forget)
  }
