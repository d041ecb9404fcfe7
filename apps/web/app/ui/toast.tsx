import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Presence, ToastOptions, Tone } from './toast-views.tsx'

/** Fetched with the first toast, not with the page. */
const loadViews = () => import('./toast-views.tsx')
const ToastViews = lazy(async () => ({ default: (await loadViews()).ToastViews }))

let wanted = false
const watchers = new Set<() => void>()
let markReady: (() => void) | undefined
const ready = new Promise<void>((resolve) => {
  markReady = resolve
})

function finishReady(): void {
  markReady?.()
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** Null where they cannot be fetched (no network): a missing toast must not take the page with it. */
async function views() {
  const loaded = await loadViews().catch(() => null)
  if (loaded === null) return null
  wanted = true
  for (const changed of watchers) changed()
  await ready
  return loaded
}

async function show(tone: Tone, text: string, options?: ToastOptions): Promise<void> {
  const loaded = await views()
  loaded?.show(tone, text, options)
}

/** Short messages that float and go. Fire and forget: nothing needs to wait for them. */
export const toast = {
  success: (text: string, options?: ToastOptions) => void show('ok', text, options),
  error: (text: string, options?: ToastOptions) => void show('bad', text, options),
  warning: (text: string, options?: ToastOptions) => void show('wait', text, options),
  /** Someone did something just now: her face, her words, one press to go there. Stays ten seconds. */
  presence: (arrival: Presence) => void views().then((loaded) => loaded?.presence(arrival)),
}

/** Once per page, in the root: a polite live region that floats above everything. */
export function Toaster() {
  const isWanted = useSyncExternalStore(
    watch,
    () => wanted,
    () => false,
  )
  return isWanted ? (
    <Suspense fallback={null}>
      <ToastViews onReady={finishReady} />
    </Suspense>
  ) : null
}
