import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useListContext, useNotify, useRefresh } from 'ra-core'
import { useState } from 'react'
import type { DeskProvider } from '../../content/data-provider.ts'
import { pendingKey } from '../../shell/pending-badge.tsx'
import { signUpsText as text } from '../../text/sign-ups.ts'

/** One decision each, in order, so that an error shows where it stopped. */
export function ApproveMany() {
  const { selectedIds, onUnselectItems } = useListContext()
  const provider = useDataProvider<DeskProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const approve = async () => {
    setBusy(true)
    try {
      for (const id of selectedIds) {
        await provider.act('sign-ups', Number(id), 'decide', { state: 'approved', clientId: crypto.randomUUID() })
      }
      notify(text.approvedMany(selectedIds.length), { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setBusy(false)
      onUnselectItems()
      void client.invalidateQueries({ queryKey: [pendingKey] })
      refresh()
    }
  }
  return (
    <Button size="small" onClick={() => void approve()} loading={busy}>
      {text.approveMany}
    </Button>
  )
}
