import { type SearchResults, searchLimits, searchWords } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { searchApi } from './search.api.ts'

interface LastSearch {
  typed: string
  results: SearchResults
}

/** Debounced search as you type; the last query wins, and earlier results stay until its answer arrives. */
export function useSearch(typed: string) {
  const [found, setFound] = useState<LastSearch | null>(null)
  const [error, setError] = useState<string | null>(null)
  const canFind = searchWords(typed).length > 0
  useEffect(() => {
    setError(null)
    if (!canFind) return setFound(null)
    let isLast = true
    const ask = async () => {
      try {
        const results = await searchApi(api).find({ q: typed })
        if (isLast) setFound({ typed, results })
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure
        if (isLast) setError(failure.message)
      }
    }
    const timer = setTimeout(() => void ask(), searchLimits.pause)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [typed, canFind])
  return { results: found?.results ?? null, error, searching: canFind && error === null && found?.typed !== typed }
}
