import type { GroupView, LiveEvent } from '@consoeurs/contract'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useCatchUp, useLiveEvents } from '../../../events/live-events.ts'
import { groupsApi } from './groups.api.ts'

/** Events without message text, or that change which groups there are: reload the list. */
const reloads = new Set<LiveEvent['type']>([
  'rooms.news',
  'room.changed',
  'rooms.stale',
  'rooms.gone',
  'groups.stale',
  'mutes.changed',
])

/** Messages come in bursts: reload once for all of them. Milliseconds. */
const TOGETHER = 400

const withMarks = (groups: GroupView[], event: LiveEvent): GroupView[] =>
  event.type === 'room.marks'
    ? groups.map((group) => (group.id === event.roomId ? { ...group, room: { ...group.room, ...event.marks } } : group))
    : groups

/** All groups of the viewer and her invitations: their number is limited. Follows live events. */
export function useGroups(initial: GroupView[]): GroupView[] {
  const [groups, setGroups] = useState(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setGroups(initial), [initial])
  const reload = async () => {
    try {
      setGroups((await groupsApi(api).list()).items)
    } catch (error) {
      // The known groups stay; the next event or reconnection tries again.
      if (!(error instanceof ApiFailure)) throw error
    }
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useLiveEvents((event) => {
    setGroups((known) => withMarks(known, event))
    if (!reloads.has(event.type)) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void reload(), TOGETHER)
  })
  useCatchUp(() => void reload())
  return groups
}
