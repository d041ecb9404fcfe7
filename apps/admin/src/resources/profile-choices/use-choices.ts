import type { ProfileChoicesView } from '@consoeurs/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { HttpError, useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { DeskProvider } from '../../content/data-provider.ts'
import { adminText } from '../../text/admin.ts'

const choicesKey = ['profile-choices']

export function useChoices() {
  const { look } = useDataProvider<DeskProvider>()
  return useQuery({ queryKey: choicesKey, queryFn: () => look<ProfileChoicesView>('profile-choices') })
}

const complaintsOf = (error: unknown): string[] =>
  error instanceof HttpError
    ? Object.values((error.body as { errors?: Record<string, string> } | null)?.errors ?? {})
    : []

/** Saves one list as a whole; the API refuses it if it has changed meanwhile. */
export function useSaveChoices(list: 'interests' | 'questions') {
  const { tell } = useDataProvider<DeskProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [complaint, setComplaint] = useState<string>()
  const save = async (values: Record<string, unknown>) => {
    setBusy(true)
    setComplaint(undefined)
    try {
      client.setQueryData(choicesKey, await tell<ProfileChoicesView>(`profile-choices/${list}`, values))
      notify(adminText.saved, { type: 'success', autoHideDuration: 3000 })
    } catch (error) {
      const [sentence] = complaintsOf(error)
      const message = error instanceof Error && error.message !== '' ? error.message : undefined
      setComplaint(sentence ?? message)
      if (message === undefined) notify('ra.notification.http_error', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, complaint, save }
}
