import { useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type ContentValues, sameContent } from './content-values.ts'
import { type KeptText, savedTexts } from './saved-texts.ts'

/** Debounce in milliseconds. */
const PAUSE = 500

/**
 * Stores unsaved edits on this device.
 * @param saved content on the server; an equal draft is discarded
 */
export function useSavedText(key: string, form: UseFormReturn<ContentValues>, saved: ContentValues) {
  const texts = useMemo(() => savedTexts(localStorage), [])
  const [found, setFound] = useState<KeptText | null>(() => {
    const kept = texts.open(key)
    if (kept === null || !sameContent(kept.values, saved)) return kept
    texts.decide(key)
    return null
  })
  const latest = useRef(saved)
  latest.current = saved
  useEffect(() => {
    let wait: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(wait)
      wait = undefined
      const values = form.getValues()
      if (sameContent(values, latest.current)) texts.forget(key)
      else texts.keep(key, values, new Date())
    }
    const changed = form.watch(() => {
      clearTimeout(wait)
      wait = setTimeout(keep, PAUSE)
    })
    const flush = () => {
      if (wait !== undefined) keep()
    }
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      changed.unsubscribe()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [form, key, texts])
  const decided = () => {
    texts.decide(key)
    setFound(null)
  }
  /**
   * Moves what is typed to the second key, where it waits for a decision, before the editor saves another text. False
   * while an earlier text waits there.
   */
  const setAside = (): boolean => {
    if (found !== null) return false
    const { version, ...values } = form.getValues()
    // Her own save is no conflict with it.
    texts.keep(key, { ...values, version: version === null ? null : version + 1 }, new Date())
    setFound(texts.open(key))
    return true
  }
  return { found, decided, setAside, texts }
}
