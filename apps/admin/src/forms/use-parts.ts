import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { DeskProvider } from '../content/data-provider.ts'
import { refusalSentence } from '../content/refusal.ts'
import { adminText } from '../text/admin.ts'

/** Loads a view whose parts are saved one by one. Never refetched while open: that would discard unsaved input. */
export function useParts<View>(path: string) {
  const { look } = useDataProvider<DeskProvider>()
  return useQuery({
    queryKey: [path],
    queryFn: () => look<View>(path),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Saves one part as a whole; the API refuses it if that part has changed meanwhile. Other parts stay as loaded. */
export function useSavePart(path: string, part: string) {
  const { tell } = useDataProvider<DeskProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [complaint, setComplaint] = useState<string>()
  const save = async (values: Record<string, unknown>) => {
    setBusy(true)
    setComplaint(undefined)
    try {
      const saved = await tell<Record<string, unknown>>(`${path}/${part}`, values)
      client.setQueryData<Record<string, unknown>>([path], (loaded) => loaded && { ...loaded, [part]: saved[part] })
      notify(adminText.saved, { type: 'success', autoHideDuration: 3000 })
    } catch (error) {
      const sentence = refusalSentence(error)
      setComplaint(sentence)
      if (sentence === undefined) notify('ra.notification.http_error', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, complaint, save }
}
