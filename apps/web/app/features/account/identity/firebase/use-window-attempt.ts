import type { WindowErrorCode } from '@consoeurs/contract'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { ApiFailure } from '../../../../api/client.ts'
import { navigateTo } from '../../../../navigation/navigate-to.ts'
import { type AttemptEnd, openAttempt, type WindowAttempt } from './window-attempt.ts'

interface AttemptState {
  phase: 'idle' | 'waiting' | 'closing'
  /** Error of the last attempt, or of the one that this attempt replaced. */
  said: string | undefined
  blocked: boolean
}

const idle: AttemptState = { phase: 'idle', said: undefined, blocked: false }

const blocked: WindowErrorCode = 'POPUP_BLOCKED'
const closed: WindowErrorCode = 'POPUP_CLOSED_BY_USER'
const replaced: WindowErrorCode = 'CANCELLED_POPUP_REQUEST'

/** Loaded with the first press; a failure means that the network is missing. */
const loadSentences = () => import('./window-sentences.ts')
const sentenceOf = (end: string): Promise<string> =>
  loadSentences().then(
    (sentences) => sentences.sentenceOf(end),
    () => new ApiFailure('OFFLINE').message,
  )

interface AttemptHooks {
  start: (attempt: string) => Promise<{ url: string }>
  /** Target of a full navigation after success; null on a failure. */
  pageAfter: (end: string) => string | null
}

export function useWindowAttempt({ start, pageAfter }: AttemptHooks) {
  const [state, setState] = useState(idle)
  const current = useRef<WindowAttempt | null>(null)
  /** Press counter: ignore results of earlier attempts. */
  const press = useRef(0)
  useEffect(() => () => current.current?.stop(), [])

  const change = (of: number, next: (now: AttemptState) => AttemptState) => {
    if (press.current === of) setState(next)
  }
  const ended = async (of: number, { end, text }: AttemptEnd) => {
    if (end !== closed) current.current = null
    const next = pageAfter(end)
    if (next !== null) return navigateTo(next)
    const said = text ?? (await sentenceOf(end))
    change(of, () => ({ phase: 'idle', said, blocked: end === blocked }))
  }
  const onPress = (event: MouseEvent) => {
    // With a modifier key the browser follows the link, as without scripts.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    press.current += 1
    const own = press.current
    const replaces = current.current !== null && state.phase !== 'idle'
    current.current?.stop()
    setState({ ...idle, phase: 'waiting' })
    if (replaces) void sentenceOf(replaced).then((said) => change(own, (now) => ({ ...now, said: now.said ?? said })))
    current.current = openAttempt({
      start,
      hear: (step) => {
        if (step === 'closing') change(own, (now) => ({ ...now, phase: 'closing' }))
        else void ended(own, step)
      },
    })
  }
  return { ...state, press: onPress }
}
