import type { AppearanceView } from '@consoeurs/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { HttpError, useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { DeskProvider } from '../../content/data-provider.ts'
import { adminText } from '../../text/admin.ts'

const appearanceKey = ['appearance']

export function useAppearance() {
  const { look } = useDataProvider<DeskProvider>()
  return useQuery({ queryKey: appearanceKey, queryFn: () => look<AppearanceView>('appearance') })
}

const complaintOf = (error: unknown): string | undefined => {
  const fields =
    error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | null)?.errors : undefined
  return Object.values(fields ?? {})[0] ?? (error instanceof Error ? error.message : undefined)
}

export function useSaveAppearance(part: 'colours' | 'hero') {
  const { tell } = useDataProvider<DeskProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [complaint, setComplaint] = useState<string>()
  /** @param value null: back to the brand's own */
  const save = async (value: object | null) => {
    setBusy(true)
    setComplaint(undefined)
    try {
      client.setQueryData(appearanceKey, await tell<AppearanceView>(`appearance/${part}`, { [part]: value }))
      notify(adminText.saved, { type: 'success', autoHideDuration: 3000 })
    } catch (error) {
      setComplaint(complaintOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, complaint, save }
}
