import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Presence, ToastOptions, Tone } from './toast-views.tsx'

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

/** Null when offline: a missing toast must not break the page. */
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

export const toast = {
  success: (text: string, options?: ToastOptions) => void show('ok', text, options),
  error: (text: string, options?: ToastOptions) => void show('bad', text, options),
  warning: (text: string, options?: ToastOptions) => void show('wait', text, options),
  /** Toast of another member's action, shown for ten seconds. */
  presence: (arrival: Presence) => void views().then((loaded) => loaded?.presence(arrival)),
}

/** Mount once, in the root. */
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
