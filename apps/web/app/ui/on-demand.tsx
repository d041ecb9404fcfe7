import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { logWarning } from '../browser-log.ts'
import { uiText } from '../text/ui.ts'
import { toast } from './toast.tsx'

/** How what was opened is told that it did not open. */
interface Closable {
  onOpenChange?: (open: boolean) => void
  onClose?: () => void
}

interface OnDemandOptions {
  /** Holds its place until it is there. */
  fallback?: ReactNode
  /** She did not ask for it: she is not told that it did not come. */
  quiet?: boolean
}

const reloadPage = { label: uiText.reload, onPress: () => location.reload() }

/**
 * What only a press or a moment brings, fetched then. Without a network, or where the site was built anew, it closes
 * again and says so: a part must never take the page with it. The next opening asks for it once more.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, quiet = false }: OnDemandOptions = {},
): ComponentType<Props & Closable> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, as React's own lazy is
  const Missing = ({ onOpenChange, onClose }: Props & Closable) => {
    useEffect(() => {
      if (!quiet) toast.error(uiText.partMissing, { action: reloadPage })
      onOpenChange?.(false)
      onClose?.()
    }, [onOpenChange, onClose])
    return null
  }
  const newest = () => {
    const Later = lazy(async (): Promise<{ default: ComponentType<Props & Closable> }> => {
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
  return function Part(props: Props & Closable) {
    const [Drawn] = useState(() => Current)
    return (
      <Suspense fallback={fallback}>
        <Drawn {...props} />
      </Suspense>
    )
  }
}

interface Opening {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** `onDemand` for what opens over the page: fetched at the first opening, kept from then on so that it can close gently. */
export function overlayOnDemand<Props extends Opening>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Part = onDemand<Props>(load)
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, as React's own lazy is
  return function Overlay(props: Props) {
    const [opened, setOpened] = useState(props.open)
    if (props.open && !opened) setOpened(true)
    return opened ? <Part {...props} onClose={() => setOpened(false)} /> : null
  }
}
