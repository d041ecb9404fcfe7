import type { Page } from '@consoeurs/contract'
import { useCallback, useEffect, useState } from 'react'
import { ApiFailure } from './client.ts'

interface ListState<T> {
  items: T[]
  /** Undefined before the first page, null after the last. */
  cursor: string | null | undefined
  loading: boolean
  /** French sentence. */
  error: string | null
}

const nothing = { items: [], cursor: undefined, loading: false, error: null }

/** The pages of a sheet's list, loaded again at each opening. `load` must be stable between renders. */
export function useList<T>(open: boolean, load: (cursor: string | undefined) => Promise<Page<T>>) {
  const [state, setState] = useState<ListState<T>>(nothing)
  const ask = useCallback(
    async ({ items, cursor }: Pick<ListState<T>, 'items' | 'cursor'>) => {
      setState({ items, cursor, loading: true, error: null })
      try {
        const page = await load(cursor ?? undefined)
        setState({ items: [...items, ...page.items], cursor: page.cursor, loading: false, error: null })
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error
        setState({ items, cursor, loading: false, error: error.message })
      }
    },
    [load],
  )
  useEffect(() => {
    if (open) void ask(nothing)
  }, [open, ask])
  return { ...state, more: useCallback(() => void ask(state), [ask, state]) }
}
