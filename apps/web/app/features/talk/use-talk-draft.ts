import type { DraftView } from '@consoeurs/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { logWarning } from '../../browser-log.ts'
import { draftsApi } from '../../drafts/drafts.api.ts'
import { useCatchUp, useLiveEvents } from '../../live/live-events.ts'
import {
  forgetDraft,
  type KeptDraft,
  keepDraft,
  nameOf,
  newDraft,
  parseDraft,
  readDraft,
  type TalkPlace,
} from './kept-draft.ts'

type Keeper = typeof import('./draft-everywhere.ts')

/** Fetched with her first word: a talk that she reads carries nothing of it. */
let keeper: Keeper | null = null
async function everywhere(): Promise<Keeper | null> {
  try {
    keeper = await import('./draft-everywhere.ts')
  } catch (error) {
    // Without a network: this device keeps it meanwhile.
    logWarning('the keeper of drafts could not be fetched', error)
  }
  return keeper
}

/** What the server holds; undefined where it cannot be asked. */
async function loadDraft(place: TalkPlace): Promise<string | undefined> {
  try {
    return (await draftsApi(api).get(place)).draft?.text ?? ''
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return undefined
  }
}

interface TalkDraft {
  viewerId: number
  place: TalkPlace
  /** As the server has it. */
  served: DraftView | null
  /** Words of a form that was refused: newer than any draft. */
  refused: string | undefined
}

/**
 * What she has begun to write in a talk, in every tab and on every device of hers. Her own words go before what comes
 * from elsewhere; each state of them has an id, under which it is sent once from wherever it is sent.
 */
export function useTalkDraft({ viewerId, place, served, refused }: TalkDraft) {
  const name = nameOf(viewerId, place)
  const [draft, setDraft] = useState(() => newDraft(refused ?? served?.text ?? '', refused === undefined))
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const show = useCallback(
    (shown: KeptDraft) => {
      setDraft(shown)
      if (shown.text === '') forgetDraft(name)
      else keepDraft(name, shown)
    },
    [name],
  )
  const write = useCallback(
    (text: string) => {
      show(newDraft(text, false))
      void everywhere().then((keeper) => keeper?.saveDraft(viewerId, place, text))
    },
    [show, viewerId, place],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was served is compared once, with what this device holds
  useEffect(() => {
    const kept = readDraft(name)
    if (kept === null || refused !== undefined) return
    if (!kept.saved) {
      setDraft(kept)
      void everywhere().then((keeper) => keeper?.saveDraft(viewerId, place, kept.text))
    } else if (served === null) forgetDraft(name)
    else if (served.text === kept.text) setDraft(kept)
  }, [name])

  const look = useCallback(async () => {
    const before = latest.current
    const isHers = () => readDraft(name)?.saved === false || keeper?.isSaving()
    if (isHers()) return
    const found = await loadDraft(place)
    // What she wrote meanwhile is newer than this answer.
    if (found === undefined || isHers() || latest.current !== before || found === before.text) return
    show(newDraft(found, true))
  }, [show, name, place])
  useLiveEvents((event) => {
    if (event.type === 'draft' && event.key === place) void look()
  })
  useCatchUp(() => void look())
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === name) setDraft((newValue === null ? null : parseDraft(newValue)) ?? newDraft('', true))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [name])
  return { text: draft.text, clientId: draft.clientId, write }
}
