import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { logWarning } from '../browser-log.ts'

interface PartOptions {
  /** Selector of the rendered part: shows that the server rendered it. */
  drawnAs: string
  fallback?: ReactNode
  /** A failed load shows the error page. Otherwise the part is just missing. */
  vital?: boolean
}

export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Prefetches on hover or focus. */
  prepare: () => void
}

const parts: Array<{ drawnAs: string; fetchPart: () => Promise<unknown> }> = []

/** Rendered on the server, loaded in the browser only where shown. Create it once per module. */
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
  // Errors are handled where the part renders.
  return Object.assign(Part, { prepare: () => void fetchPart().catch(() => undefined) })
}

/** Loads the parts on the page before hydration, so that no tap is lost. */
export function partsOfPage(): Promise<unknown> {
  return Promise.all(parts.map((part) => document.querySelector(part.drawnAs) && part.fetchPart()))
}

let served: { count: number; all: Promise<unknown> } | undefined

/** The server renders synchronously, so all parts must be loaded first. */
export function servedParts(): Promise<unknown> {
  if (served?.count !== parts.length) {
    served = { count: parts.length, all: Promise.all(parts.map(({ fetchPart }) => fetchPart())) }
  }
  return served.all
}
