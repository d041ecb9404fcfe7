import type { DraftView } from '@consoeurs/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { logWarning } from '../../../browser-log.ts'
import { draftsApi } from '../../../drafts/drafts.api.ts'
import { useCatchUp, useLiveEvents } from '../../../events/live-events.ts'
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

/** Loaded with the first keystroke: reading a chat does not need it. */
let keeper: Keeper | null = null
async function everywhere(): Promise<Keeper | null> {
  try {
    keeper = await import('./draft-everywhere.ts')
  } catch (error) {
    // Without a network, this device keeps the draft.
    logWarning('the keeper of drafts could not be fetched', error)
  }
  return keeper
}

/** @returns undefined if the request failed */
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
  /** From the server. */
  served: DraftView | null
  /** Text of a refused form: newer than any draft. */
  refused: string | undefined
  /** First words from the link that led here, unless there is a draft. */
  opener?: string | undefined
}

/**
 * The viewer's draft in a chat, synchronised between her tabs and devices. Local edits win over remote ones. Each
 * version has an id under which it is sent only once, from any tab.
 */
export function useTalkDraft({ viewerId, place, served, refused, opener = '' }: TalkDraft) {
  const name = nameOf(viewerId, place)
  const opened = refused === undefined && served === null && opener !== ''
  const [draft, setDraft] = useState(() =>
    newDraft(refused ?? served?.text ?? opener, refused === undefined && !opened),
  )
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
    if (kept === null && opened) keepDraft(name, latest.current)
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
    // The viewer typed meanwhile: her text is newer than this response.
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
