import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { logWarning } from '../browser-log.ts'
import { uiText } from '../text/ui.ts'
import { toast } from './overlays/toast.tsx'

/** Callbacks that report a failed load to the parent. */
interface CloseCallbacks {
  onOpenChange?: (open: boolean) => void
  onClose?: () => void
}

interface OnDemandOptions {
  fallback?: ReactNode
  /** Not requested by the user, so a failure shows no toast. */
  quiet?: boolean
  /** Often opened: `fetchSoonParts` fetches it before its first opening. */
  soon?: boolean
}

const soonParts = new Set<() => Promise<unknown>>()

/** Of the modules loaded so far. A part that cannot be fetched is fetched again when it opens. */
export function fetchSoonParts(): void {
  for (const load of soonParts) load().catch(() => undefined)
  soonParts.clear()
}

const reloadPage = { label: uiText.reload, onPress: () => location.reload() }

/** Loads when opened. On failure (offline, new build) it closes again with a toast; the next opening retries. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, quiet = false, soon = false }: OnDemandOptions = {},
): ComponentType<Props & CloseCallbacks> {
  if (soon) soonParts.add(load)
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, as React's own lazy is
  const Missing = ({ onOpenChange, onClose }: Props & CloseCallbacks) => {
    useEffect(() => {
      if (!quiet) toast.error(uiText.partMissing, { action: reloadPage })
      onOpenChange?.(false)
      onClose?.()
    }, [onOpenChange, onClose])
    return null
  }
  const newest = () => {
    const Later = lazy(async (): Promise<{ default: ComponentType<Props & CloseCallbacks> }> => {
      try {
        return { default: await load() }
      } catch (error) {
        logWarning('a part of the page could not be fetched', error)
        Current = newest()
        return { default: Missing }
      }
    })
    return Later
  }
  let Current = newest()
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, as React's own lazy is
  return function Part(props: Props & CloseCallbacks) {
    const [Drawn] = useState(() => Current)
    return (
      <Suspense fallback={fallback}>
        <Drawn {...props} />
      </Suspense>
    )
  }
}

interface OpenProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Stays mounted after the first opening, so that closing can animate. */
export function overlayOnDemand<Props extends OpenProps>(
  load: () => Promise<ComponentType<Props>>,
  options: Pick<OnDemandOptions, 'soon'> = {},
): (props: Props) => ReactNode {
  const Part = onDemand<Props>(load, options)
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, as React's own lazy is
  return function Overlay(props: Props) {
    const [opened, setOpened] = useState(props.open)
    if (props.open && !opened) setOpened(true)
    return opened ? <Part {...props} onClose={() => setOpened(false)} /> : null
  }
}
