import type { Page, RoomMessageView, RoomView } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import styles from '../../../styles/shared/rooms.module.css'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { MessageHit } from './message-hit.tsx'
import { roomToolsText } from './room-tools.text.ts'
import { roomsApi } from './rooms.api.ts'

/** Debounce, in milliseconds. */
const REST = 250
const SHORTEST = 2

interface RoomSearchProps {
  room: RoomView
  onGo: (seq: number) => void
  onClose: () => void
}

interface SearchState {
  q: string
  items: RoomMessageView[]
  cursor: string | null
}

const withPage = (q: string, before: RoomMessageView[], { items, cursor }: Page<RoomMessageView>): SearchState => ({
  q,
  items: [...before, ...items],
  cursor,
})

export function RoomSearch({ room, onGo, onClose }: RoomSearchProps) {
  const [sought, setSought] = useState('')
  const [found, setFound] = useState<SearchState | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [loading, setLoading] = useState(false)
  const q = sought.trim()

  useEffect(() => {
    let left = false
    if (q.length < SHORTEST) return setFound(null)
    const timer = setTimeout(async () => {
      setLoading(true)
      setError(null)
      try {
        const page = await roomsApi(api).search(room.id, q)
        if (!left) setFound(withPage(q, [], page))
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure
        if (!left) setError(failure.message)
      } finally {
        if (!left) setLoading(false)
      }
    }, REST)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [room.id, q])

  const more = async () => {
    if (found?.cursor == null || loading) return
    setLoading(true)
    try {
      const page = await roomsApi(api).search(room.id, found.q, found.cursor)
      setFound((now) => (now?.q === found.q ? withPage(found.q, now.items, page) : now))
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      setError(failure.message)
    } finally {
      setLoading(false)
    }
  }
  const shown = q.length < SHORTEST ? null : found
  return (
    <div className={styles.search}>
      <Field label={roomToolsText.searchField} hiddenLabel help={shown === null ? roomToolsText.searchHint : undefined}>
        <TextInput
          type="search"
          icon="search"
          look="pill"
          value={sought}
          placeholder={roomToolsText.searchField}
          autoComplete="off"
          autoFocus
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      </Field>
      <LiveRegion>
        {shown === null ? '' : roomToolsText.searchFound(shown.items.length, shown.cursor !== null)}
      </LiveRegion>
      {shown?.items.length === 0 ? <p className="soft">{roomToolsText.searchFound(0, false)}</p> : null}
      <ul className={styles.found}>
        <InfiniteList
          items={shown?.items ?? []}
          keyOf={({ id }) => id}
          hasMore={shown?.cursor != null}
          loading={loading}
          onMore={() => void more()}
          error={error}
        >
          {(message) => (
            <MessageHit
              message={message}
              onGo={() => {
                onClose()
                onGo(message.seq)
              }}
            />
          )}
        </InfiniteList>
      </ul>
    </div>
  )
}
