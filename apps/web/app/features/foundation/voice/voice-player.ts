import { useSyncExternalStore } from 'react'
import { toast } from '../../../ui/overlays/toast.tsx'
import { voiceText } from './voice.text.ts'

/** One sound plays at a time, and goes on while the page scrolls. */
interface Playing {
  url: string | null
  paused: boolean
  /** Seconds. */
  time: number
  rate: (typeof rates)[number]
}

const rates = [1, 1.5, 2] as const
/** Marks the bubbles that can be played, in reading order. */
export const voiceAttribute = 'data-voice'

let state: Playing = { url: null, paused: true, time: 0, rate: 1 }
let element: HTMLAudioElement | null = null
const listeners = new Set<() => void>()

function set(change: Partial<Playing>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** The voice message after this one; its bubble may be covered, and then has no mark. */
function nextUrl(url: string | null): string | null {
  const urls = [...document.querySelectorAll(`[${voiceAttribute}]`)].map((bubble) =>
    bubble.getAttribute(voiceAttribute),
  )
  const here = urls.indexOf(url)
  return here === -1 ? null : (urls[here + 1] ?? null)
}

function finish(): void {
  const next = nextUrl(state.url)
  set({ paused: true, time: 0 })
  if (next !== null) play(next)
}

function audio(): HTMLAudioElement {
  if (element !== null) return element
  element = new Audio()
  element.addEventListener('timeupdate', () => set({ time: element?.currentTime ?? 0 }))
  element.addEventListener('pause', () => set({ paused: true }))
  element.addEventListener('play', () => set({ paused: false }))
  element.addEventListener('ended', finish)
  return element
}

function play(url: string, from = url === state.url ? state.time : 0): void {
  const player = audio()
  if (url !== state.url) {
    player.src = url
    set({ url, time: from })
  }
  player.playbackRate = state.rate
  if (from !== player.currentTime) player.currentTime = from
  player.play().catch((error: unknown) => {
    // Another press came first.
    if (error instanceof DOMException && error.name === 'AbortError') return
    set({ url: null, paused: true, time: 0 })
    toast.error(voiceText.notPlayed)
  })
}

export function toggleVoice(url: string): void {
  if (url === state.url && !state.paused) audio().pause()
  else play(url)
}

/** Starts it there, unless it is loaded and paused. */
export function seekVoice(url: string, seconds: number): void {
  if (url === state.url) {
    audio().currentTime = seconds
    set({ time: seconds })
  } else play(url, seconds)
}

/** Without a URL, whatever plays. */
export function pauseVoice(url: string | null = state.url): void {
  if (url === state.url) element?.pause()
}

export function changeSpeed(): void {
  const rate = rates[(rates.indexOf(state.rate) + 1) % rates.length] ?? 1
  if (element !== null) element.playbackRate = rate
  set({ rate })
}

/** Once the page shows no voice message any more, nothing could pause it. */
export function stopUnlessShown(): void {
  setTimeout(() => {
    if (document.querySelector(`[${voiceAttribute}]`) === null) element?.pause()
  })
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const silent: Playing = state

export const usePlaying = (): Playing =>
  useSyncExternalStore(
    watch,
    () => state,
    () => silent,
  )
