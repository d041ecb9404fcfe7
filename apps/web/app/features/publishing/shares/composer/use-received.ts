import { useEffect, useRef } from 'react'
import { logWarning } from '../../../../browser-log.ts'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { composerText } from './composer.text.ts'
import type { Draft } from './draft.ts'
import type { ChangeDraft } from './pictures/use-draft-images.ts'

/** Appends to the draft, once even if received repeatedly. */
export const withText = (draft: Draft, words: string): Draft =>
  words === '' || draft.body.includes(words)
    ? draft
    : { ...draft, body: [draft.body, words].filter(Boolean).join('\n\n') }

interface ReceivedShareOptions {
  viewerId: number
  /** The draft is restored; received content is added to it. */
  ready: boolean
  change: ChangeDraft
  add: (files: File[]) => void
}

/** Long enough for the draft to contain it despite pending renders. Milliseconds. */
const SETTLED = 1000

/**
 * Web Share Target: content from the service worker (`recu`), or from the address (`texte`, `sans`). It is released
 * only once the draft has it, as a sign-in recreates the composer. The address is cleared without the router, which
 * could not navigate offline.
 */
export function useReceived(receiver: ReceivedShareOptions): void {
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
      const { readReceived, forgetReceived } = await import('../../../../pwa/received-share.ts')
      const waiting = asked.has('recu') ? await readReceived(viewerId, Date.now()) : []
      if (left) return
      const { change, add } = latest.current
      for (const words of [asked.get('texte') ?? '', ...waiting.map(({ text }) => text)]) {
        change((draft) => withText(draft, words))
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
