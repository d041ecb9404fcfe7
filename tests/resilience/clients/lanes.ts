import type { Chance } from '../chance.ts'
import type { Place, Woman } from '../place.ts'
import { Caller } from './caller.ts'
import type { Lane, Task } from './writer.ts'

interface LaneParts {
  place: Place
  site: { url: string }
  chance: Chance
  reactionKinds: string[]
  honorKind: string
}

export const messageLane = (from: Woman, to: Woman) => `message ${from.username}→${to.username}`
export const commentLane = (author: Woman, shareId: number) => `comment ${author.username}@${shareId}`
export const reactionLane = (actor: Woman, shareId: number) => `reaction ${actor.username}@${shareId}`
export const roomLane = (author: Woman) => `room ${author.username}`
export const roomReactionLane = (actor: Woman) => `room reaction ${actor.username}`
export const pairOf = (from: { username: string }, to: { username: string }) => `${from.username}→${to.username}`

const others = (women: Woman[], one: Woman) => women.filter((woman) => woman !== one)

/** In one conversation, one message after the other. */
function messages({ site }: LaneParts, from: Woman, to: Woman): Lane {
  const by = new Caller(from, site)
  let written = 0
  const next = (): Task => {
    const clientId = crypto.randomUUID()
    written += 1
    const body = { clientId, to: to.username, text: `${from.username}, ${written}` }
    return { value: clientId, by, call: { method: 'POST', path: '/api/messages', body } }
  }
  return { name: messageLane(from, to), next, repeatable: true }
}

function comments({ site }: LaneParts, author: Woman, shareId: number): Lane {
  const by = new Caller(author, site)
  let written = 0
  const next = (): Task => {
    const clientId = crypto.randomUUID()
    written += 1
    const body = { clientId, text: `${author.username}, ${written}` }
    return { value: clientId, by, call: { method: 'POST', path: `/api/shares/${shareId}/comments`, body } }
  }
  return { name: commentLane(author, shareId), next, repeatable: true }
}

/** In a room where everyone writes at once. */
function roomMessages({ site, place }: LaneParts, author: Woman): Lane {
  const by = new Caller(author, site)
  let written = 0
  const next = (): Task => {
    const clientId = crypto.randomUUID()
    written += 1
    const body = { clientId, text: `${author.username}, ${written}` }
    return { value: clientId, by, call: { method: 'POST', path: `/api/rooms/${place.room.id}/messages`, body } }
  }
  return { name: roomLane(author), next, repeatable: true }
}

interface Reacting {
  name: string
  actor: Woman
  /** Whose reaction of hers is changed again and again. */
  path: string
}

function reactions({ site, chance, reactionKinds }: LaneParts, { name, actor, path }: Reacting): Lane {
  const by = new Caller(actor, site)
  const next = (): Task => {
    const kind = chance.pick(reactionKinds)
    return { value: kind, by, call: { method: 'PUT', path, body: { kind } } }
  }
  return { name, next, repeatable: false }
}

/** Two strangers at a time: she passes by, leaves an honour, writes a first word. Each happens once for each pair. */
function meetings({ place, site, honorKind }: LaneParts, kind: 'visit' | 'honor' | 'request'): Lane {
  const { strangers } = place
  const pairs = strangers.flatMap((from, index) => strangers.slice(index + 1).map((to) => ({ from, to })))
  const calls = {
    visit: (to: Woman) => ({ path: '/api/visits', body: { username: to.username } }),
    honor: (to: Woman) => ({ path: '/api/honors', body: { username: to.username, kind: honorKind } }),
    request: (to: Woman) => ({
      path: '/api/messages',
      body: { to: to.username, clientId: crypto.randomUUID(), text: 'Bonjour' },
    }),
  }
  const queue = pairs.values()
  const next = (): Task | null => {
    const pair = queue.next()
    if (pair.done) return null
    const { from, to } = pair.value
    return { value: pairOf(from, to), by: new Caller(from, site), call: { method: 'POST', ...calls[kind](to) } }
  }
  return { name: kind, next, repeatable: false }
}

const ofShare = (actor: Woman, shareId: number): Reacting => ({
  name: reactionLane(actor, shareId),
  actor,
  path: `/api/shares/${shareId}/reaction`,
})

/** Everyone's hands: each friend writes to every other and to all, comments and reacts; strangers meet. */
export function openLanes(parts: LaneParts): Lane[] {
  const { friends, shareIds, room } = parts.place
  return [
    ...friends.flatMap((from) => others(friends, from).map((to) => messages(parts, from, to))),
    ...friends.flatMap((author, index) => {
      const shareId = shareIds[(index + 1) % shareIds.length]
      return shareId === undefined ? [] : [comments(parts, author, shareId), reactions(parts, ofShare(author, shareId))]
    }),
    ...friends.flatMap((author) => [
      roomMessages(parts, author),
      reactions(parts, {
        name: roomReactionLane(author),
        actor: author,
        path: `/api/rooms/messages/${room.messageId}/reaction`,
      }),
    ]),
    ...(['visit', 'honor', 'request'] as const).map((kind) => meetings(parts, kind)),
  ]
}
