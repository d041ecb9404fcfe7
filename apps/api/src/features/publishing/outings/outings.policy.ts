import type { Viewer } from '../../../platform/http/access.ts'
import { definePolicy } from '../../../platform/http/policy.ts'

/** Visible to the viewer (`shareVisibleTo`). */
export interface OutingSubject {
  hostId: number
  /** The viewer has a seat. */
  goes: boolean
  over: boolean
}

const isHost = (viewer: Viewer | null, { hostId }: OutingSubject) => viewer?.id === hostId

export const outingPolicy = definePolicy<OutingSubject>()({
  'outing.participants': (viewer, outing) => isHost(viewer, outing) || outing.goes,
  'outing.waitlist': isHost,
  'outing.confirm': (_viewer, outing) => outing.goes && !outing.over,
  'outing.thank': (viewer, outing) => outing.goes && outing.over && !isHost(viewer, outing),
})
