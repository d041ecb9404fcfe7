import { useQueryClient } from '@tanstack/react-query'
import { HttpError, useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { DeskProvider } from '../content/data-provider.ts'
import { codeOf } from '../content/refusal.ts'
import { useClientId } from '../forms/use-client-id.ts'
import { pendingKey } from '../shell/pending-badge.tsx'

interface ActionOptions {
  act: string
  values?: Record<string, unknown>
  /** Creates something, so it carries an idempotency key. */
  adds?: boolean
  /** Success message. */
  done?: string
}

/**
 * Runs an action on an admin record and refreshes it. Errors are shown and also returned, so that the form keeps its
 * input. If an earlier attempt arrived with other content, that is shown.
 */
export function useAction(resource: string, id: number) {
  const provider = useDataProvider<DeskProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const [busy, setBusy] = useState<string | null>(null)
  const clientId = useClientId()
  const run = async ({ act, values = {}, adds = false, done }: ActionOptions): Promise<{ refused: unknown }> => {
    setBusy(act)
    try {
      const record = await provider.act(resource, id, act, adds ? { ...values, clientId: clientId.now() } : values)
      clientId.renew()
      client.setQueriesData({ queryKey: [resource, 'getOne', { id: String(id) }] }, record)
      void client.invalidateQueries({ queryKey: [resource, 'getList'] })
      void client.invalidateQueries({ queryKey: [pendingKey] })
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

/** Error messages by field. */
export const fieldsOf = (refused: unknown): Record<string, string> =>
  refused instanceof HttpError ? ((refused.body as { errors?: Record<string, string> } | null)?.errors ?? {}) : {}
