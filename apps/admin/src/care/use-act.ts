import { useQueryClient } from '@tanstack/react-query'
import { HttpError, useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { DeskProvider } from '../content/data-provider.ts'
import { codeOf } from '../content/refusal.ts'
import { useClientId } from '../forms/use-client-id.ts'
import { waitingKey } from '../shell/waiting.tsx'

interface Acted {
  act: string
  values?: Record<string, unknown>
  /** It adds something: sent again, it is the same act. */
  adds?: boolean
  /** What is said once it is done. */
  done?: string
}

/**
 * Does something to a record of the desk, and shows it as it is then. What is refused is said; the caller learns of it
 * too, so that what was typed stays; where an earlier sending had arrived with other words, those are shown.
 */
export function useAct(resource: string, id: number) {
  const provider = useDataProvider<DeskProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const [busy, setBusy] = useState<string | null>(null)
  const clientId = useClientId()
  const run = async ({ act, values = {}, adds = false, done }: Acted): Promise<{ refused: unknown }> => {
    setBusy(act)
    try {
      const record = await provider.act(resource, id, act, adds ? { ...values, clientId: clientId.now() } : values)
      clientId.renew()
      client.setQueriesData({ queryKey: [resource, 'getOne', { id: String(id) }] }, record)
      void client.invalidateQueries({ queryKey: [resource, 'getList'] })
      void client.invalidateQueries({ queryKey: [waitingKey] })
      if (done !== undefined) notify(done, { type: 'success', autoHideDuration: 3000 })
      return { refused: null }
    } catch (error) {
      if (codeOf(error) === 'WRITTEN_OTHERWISE') {
        clientId.renew()
        void client.invalidateQueries({ queryKey: [resource, 'getOne', { id: String(id) }] })
      }
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
      return { refused: error }
    } finally {
      setBusy(null)
    }
  }
  return { run, busy }
}

/** What was refused, field by field. */
export const fieldsOf = (refused: unknown): Record<string, string> =>
  refused instanceof HttpError ? ((refused.body as { errors?: Record<string, string> } | null)?.errors ?? {}) : {}
