import type { ReactionState } from '@consoeurs/contract'

type Counts = ReactionState['counts']

function moved(counts: Counts, kind: string, by: 1 | -1): Counts {
  const before = counts.find((counted) => counted.kind === kind)?.count ?? 0
  const others = counts.filter((counted) => counted.kind !== kind)
  const after = before + by
  if (after <= 0) return others
  if (before === 0) return [...counts, { kind, count: after }]
  return counts.map((counted) => (counted.kind === kind ? { kind, count: after } : counted))
}

/** @param kind null removes the reaction */
export function withOwnReaction(state: ReactionState, kind: string | null): ReactionState {
  if (state.mine === kind) return state
  let counts = state.counts
  if (state.mine !== null) counts = moved(counts, state.mine, -1)
  if (kind !== null) counts = moved(counts, kind, 1)
  return { counts, total: counts.reduce((sum, { count }) => sum + count, 0), mine: kind }
}

interface LiveReaction {
  reactions: Omit<ReactionState, 'mine'>
  actorId: number
  kind: string | null
}

/** Takes the counts from the event, and the own reaction only if the viewer reacted in another tab. */
export function withLiveReaction(state: ReactionState, event: LiveReaction, viewerId: number | undefined) {
  return { ...event.reactions, mine: event.actorId === viewerId ? event.kind : state.mine }
}

/** The most frequent kinds first. */
export function leadingKinds(state: ReactionState, most = 3): string[] {
  return [...state.counts]
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ kind }) => kind)
}
