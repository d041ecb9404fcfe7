import { useEffect, useRef } from 'react'
import { logWarning } from '../../browser-log.ts'
import { composerText } from '../../text/composer.ts'
import { toast } from '../../ui/toast.tsx'
import type { Draft } from './draft.ts'
import type { ChangeDraft } from './use-draft-images.ts'

/** Below what she had begun: nothing of it is lost. Said once, however often it is taken. */
export const withWords = (draft: Draft, words: string): Draft =>
  words === '' || draft.body.includes(words)
    ? draft
    : { ...draft, body: [draft.body, words].filter(Boolean).join('\n\n') }

interface Receiver {
  viewerId: number
  /** Her own draft is there: what comes goes on top of it. */
  ready: boolean
  change: ChangeDraft
  add: (files: File[]) => void
}

/** Long enough for the draft to have it, wherever the page is in drawing itself. */
const SETTLED = 1000

/**
 * What another app handed over: from the worker (`recu`), or in the address where there is none (`texte`, `sans`). It is
 * let go of only once it stands in the draft: after a sign-in the page is drawn anew, and a composer with it. The address
 * is emptied without the router: without a network there is nowhere to go for another one.
 */
export function useReceived(receiver: Receiver): void {
  const latest = useRef(receiver)
  useEffect(() => {
    latest.current = receiver
  })
  const { ready, viewerId } = receiver
  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    if (!ready || !['recu', 'texte', 'sans'].some((name) => asked.has(name))) return
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = async () => {
      const { readReceived, forgetReceived } = await import('../../pwa/received-share.ts')
      const waiting = asked.has('recu') ? await readReceived(viewerId, Date.now()) : []
      if (left) return
      const { change, add } = latest.current
      for (const words of [asked.get('texte') ?? '', ...waiting.map(({ text }) => text)]) {
        change((draft) => withWords(draft, words))
      }
      timer = setTimeout(() => {
        history.replaceState(history.state, '', `${location.pathname}?publier=1`)
        for (const { key, files } of waiting) {
          add(files)
          void forgetReceived(key)
        }
        if (asked.has('sans')) toast.warning(composerText.receivedWithout)
      }, SETTLED)
    }
    take().catch((error: unknown) => logWarning('what was shared could not be taken', error))
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [ready, viewerId])
}
