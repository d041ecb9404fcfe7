import type { DraftView } from '@consoeurs/contract'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../../../api/browser-api.ts'
import { ApiFailure } from '../../../../api/client.ts'
import { DraftSaver } from '../../../../drafts/draft-saver.ts'
import { draftsApi } from '../../../../drafts/drafts.api.ts'
import { useCatchUp, useLiveEvents } from '../../../../events/live-events.ts'
import { type Draft, emptyDraft, isBlank } from './draft.ts'
import { storeDraft } from './draft-storage.ts'
import { draftFrom, draftKeyOf, draftPayload } from './draft-words.ts'

interface SyncOptions {
  viewerId: number
  draft: Draft
  setDraft: Dispatch<SetStateAction<Draft>>
  /** The draft of this device is restored into `draft`. */
  restored: boolean
  /** This device's draft, if the server has it too. */
  saved: Draft | null
  /** Requested kind; a draft of another kind stays in the list. */
  kind: string | null
}

export interface OtherDrafts {
  /** Drafts not in the composer, newest first. */
  others: DraftView[]
  /** The composer's draft was last edited on another device. */
  elsewhere: boolean
  resume: (view: DraftView) => void
  begin: () => void
  erase: (key: string) => Promise<void>
}

const json = (draft: Draft) => JSON.stringify(draft)

/** Stores locally at once and on the server after a pause; `known` is the server's version. */
function useSaver({ viewerId, draft, restored }: SyncOptions, known: { current: string | null }): DraftSaver {
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const [saver] = useState(() => {
    let sending = ''
    return new DraftSaver({
      send: (key, words) => {
        sending = json(latest.current)
        return words === null ? draftsApi(api).erase(key) : draftsApi(api).put(key, words)
      },
      onSaved: (key) => {
        if (draftKeyOf(latest.current) !== key || json(latest.current) !== sending) return
        known.current = sending
        storeDraft(viewerId, latest.current, true)
      },
    })
  })
  useEffect(() => {
    if (!restored) return
    if (isBlank(draft)) return storeDraft(viewerId, null)
    const isKept = known.current === json(draft)
    storeDraft(viewerId, draft, isKept)
    if (!isKept) saver.write(draftKeyOf(draft), draftPayload(draft))
  }, [restored, viewerId, draft, saver, known])
  useEffect(() => {
    const flush = () => void saver.flush()
    addEventListener('online', flush)
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('online', flush)
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [saver])
  return saver
}

/** Brings the server's drafts into the composer, unless it holds newer text. */
function useArrivals(options: SyncOptions, known: { current: string | null }) {
  const latest = useRef(options)
  const opening = useRef(true)
  const [drafts, setDrafts] = useState<DraftView[]>([])
  const [elsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    latest.current = options
  })
  const take = useCallback(
    (view: DraftView) => {
      const taken = draftFrom(view)
      known.current = json(taken)
      setElsewhere(view.elsewhere)
      latest.current.setDraft(taken)
    },
    [known],
  )
  /** The composer was empty when the response was read; keep what was typed since. */
  const bringBack = useCallback(
    (view: DraftView) => {
      setElsewhere(view.elsewhere)
      const kept = draftFrom(view)
      known.current = json(kept)
      latest.current.setDraft((draft) => (isBlank(draft) ? kept : draft))
    },
    [known],
  )
  const refresh = useCallback(async () => {
    let items: DraftView[]
    let asked: string | null
    // Ask again if a save during the request may be missing from the response.
    do {
      asked = known.current
      items = (await draftsApi(api).list('share')).items
    } while (asked !== known.current)
    setDrafts(items)
    const { draft, kind, setDraft } = latest.current
    const isOpening = opening.current
    opening.current = false
    const [newest] = items
    if (isBlank(draft)) {
      if (isOpening && newest && (kind === null || newest.fields.kind === kind)) bringBack(newest)
      return
    }
    // Local edits are newer and being saved.
    if (known.current !== json(draft)) return
    const mine = items.find(({ key }) => key === draftKeyOf(draft))
    if (mine === undefined) setDraft(emptyDraft(crypto.randomUUID(), draft.kind))
    else if (json(draftFrom(mine)) !== known.current) take(mine)
  }, [known, take, bringBack])
  const look = useCallback(() => {
    refresh().catch((error: unknown) => {
      // Offline: use this device's draft.
      if (!(error instanceof ApiFailure)) throw error
    })
  }, [refresh])
  return { drafts, setDrafts, elsewhere, setElsewhere, take, look }
}

/** Synchronises the draft between devices: the last write wins, and local edits are never replaced by remote ones. */
export function useDraftSync(options: SyncOptions): OtherDrafts {
  const { draft, setDraft, restored, saved, kind } = options
  const known = useRef<string | null>(null)
  useEffect(() => {
    if (saved !== null) known.current ??= json(saved)
  }, [saved])
  const saver = useSaver(options, known)
  const { drafts, setDrafts, elsewhere, setElsewhere, take, look } = useArrivals(options, known)
  useEffect(() => {
    if (restored) look()
  }, [restored, look])
  useLiveEvents((event) => {
    if (event.type === 'draft' && event.key.startsWith('share:') && !saver.busy) look()
  })
  useCatchUp(look)
  return {
    others: drafts.filter(({ key }) => key !== draftKeyOf(draft)),
    elsewhere,
    resume: (view) => {
      void saver.flush()
      take(view)
    },
    begin: () => {
      void saver.flush().then(look)
      setElsewhere(false)
      setDraft(emptyDraft(crypto.randomUUID(), kind ?? draft.kind))
    },
    erase: async (key) => {
      setDrafts((all) => all.filter((view) => view.key !== key))
      await saver.erase(key)
    },
  }
}
