import type { LiveEvent, Page, RoomView } from '@consoeurs/contract'
import { useEffect, useMemo, useRef } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useCatchUp, useLiveEvents } from '../../../events/live-events.ts'
import type { LiveKey } from '../../../live/live-cache.ts'
import { changeItems, firstPage, type Pages } from '../../../live/pages.ts'
import { useLiveCache } from '../../../live/use-live.tsx'
import { useServedPages } from '../../../live/use-served-pages.ts'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { hearRooms, sortRooms } from './room-list-state.ts'
import { roomsApi } from './rooms.api.ts'

const key: LiveKey = ['rooms']
const asServed = (_known: Pages<RoomView> | undefined, served: Page<RoomView>) => firstPage(served)
const load = (cursor: string | undefined) => roomsApi(api).mine(cursor)

/** Events without message text, or that change which rooms notify the viewer: reload the list. */
const asksAnew = new Set<LiveEvent['type']>(['rooms.news', 'room.changed', 'rooms.stale', 'mutes.changed'])

/** Messages come in bursts: reload once for all of them. Milliseconds. */
const TOGETHER = 1000

/** Starts with the loader's page, then paginates and follows live events. */
export function useRooms(served: Page<RoomView>) {
  const viewerId = useViewer()?.id ?? 0
  const cache = useLiveCache()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reload = () => void cache.reload('rooms')
  const { items, ...growth } = useServedPages({ key, served, load, open: asServed })
  useEffect(() => () => clearTimeout(timer.current), [])
  useLiveEvents((event) => {
    cache.change<Pages<RoomView>>(key, (list) => changeItems(list, (rooms) => hearRooms(rooms, event, viewerId)))
    if (!asksAnew.has(event.type)) return
    clearTimeout(timer.current)
    timer.current = setTimeout(reload, TOGETHER)
  })
  useCatchUp(reload)
  return { rooms: useMemo(() => sortRooms(items), [items]), ...growth }
}
