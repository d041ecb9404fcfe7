import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { logWarning } from '../browser-log.ts'

interface PartOptions {
  /** How the page shows that it was served with this part: a selector of what the part draws. */
  drawnAs: string
  /** Holds its place where it is shown later. */
  fallback?: ReactNode
  /** It is what the page is about: where it cannot be fetched, the page says so. Any other is only missing itself. */
  vital?: boolean
}

interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Her hand is near: what it needs is on its way before the press. */
  prepare: () => void
}

const parts: Array<{ drawnAs: string; fetchPart: () => Promise<unknown> }> = []

/**
 * A part that only some openings of a page show: drawn at once in the served page, fetched by scripts only where it is
 * shown. Made once per module.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { drawnAs, fallback = null, vital = false }: PartOptions,
): LazyPart<Props> {
  let Ready: ComponentType<Props> | undefined
  const fetchPart = async () => {
    Ready ??= await load()
    return { default: Ready }
  }
  const Later = lazy(() =>
    fetchPart().catch((error: unknown) => {
      if (vital) throw error
      logWarning('a part of the page could not be fetched', error)
      return { default: (): ReactNode => null }
    }),
  )
  parts.push({ drawnAs, fetchPart })
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, as React's own lazy is
  const Part = (props: Props) => {
    const Drawn: ComponentType<Props> = Ready ?? Later
    return (
      <Suspense fallback={fallback}>
        <Drawn {...props} />
      </Suspense>
    )
  }
  // What could not be fetched is met where the part is shown.
  return Object.assign(Part, { prepare: () => void fetchPart().catch(() => undefined) })
}

/** Before a page is taken over by its scripts: a tap on what it shows must not fall between two moments. */
export function partsOfPage(): Promise<unknown> {
  return Promise.all(parts.map((part) => document.querySelector(part.drawnAs) && part.fetchPart()))
}

let served: Promise<unknown> | undefined

/** The server renders in one go: nothing may be missing when it begins. */
export function servedParts(): Promise<unknown> {
  served ??= Promise.all(parts.map(({ fetchPart }) => fetchPart()))
  return served
}
