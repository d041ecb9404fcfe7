import { isWindowError, windowErrors } from '@consoeurs/contract'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { navigateTo } from '../../navigation/navigate-to.ts'
import { type AttemptEnd, openAttempt, type WindowAttempt } from './window-attempt.ts'

interface AttemptState {
  phase: 'idle' | 'waiting' | 'closing'
  /** What went wrong with the last attempt, or with the one that this one replaced. */
  said: string | undefined
  blocked: boolean
}

const idle: AttemptState = { phase: 'idle', said: undefined, blocked: false }

interface AttemptHooks {
  start: (attempt: string) => Promise<{ url: string }>
  /** Where she goes on, read anew as whoever she is now; null where it failed. */
  pageAfter: (end: string) => string | null
}

/** The window behind a button, and what this page says meanwhile. */
export function useWindowAttempt({ start, pageAfter }: AttemptHooks) {
  const [state, setState] = useState(idle)
  const current = useRef<WindowAttempt | null>(null)
  useEffect(() => () => current.current?.stop(), [])

  const ended = ({ end, text }: AttemptEnd) => {
    if (end !== 'POPUP_CLOSED_BY_USER') current.current = null
    const next = pageAfter(end)
    if (next !== null) navigateTo(next)
    else {
      const code = isWindowError(end) ? end : 'FEDERATED_REFUSED'
      setState({ phase: 'idle', said: text ?? windowErrors[code].text, blocked: code === 'POPUP_BLOCKED' })
    }
  }
  const press = (event: MouseEvent) => {
    // The whole page goes there, as without scripts, where she asks for another tab or a copy of the address.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const replaced = current.current !== null && state.phase !== 'idle'
    current.current?.stop()
    setState({ ...idle, phase: 'waiting', said: replaced ? windowErrors.CANCELLED_POPUP_REQUEST.text : undefined })
    current.current = openAttempt({
      start,
      hear: (step) => (step === 'closing' ? setState((now) => ({ ...now, phase: 'closing' })) : ended(step)),
    })
  }
  return { ...state, press }
}
