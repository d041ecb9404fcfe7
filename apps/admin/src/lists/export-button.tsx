import Button from '@mui/material/Button'
import { type RaRecord, useDataProvider, useListContext, useNotify } from 'ra-core'
import { useState } from 'react'
import { frenchMessages } from '../text/react-admin.ts'
import { downloadCsv } from './csv.ts'

/** Maximum page size of the content API. */
const PAGE = 100

/** Exports all rows that match the filters, in list order. */
export function CsvButton({ columns }: { columns: (record: RaRecord) => Record<string, unknown> }) {
  const { resource, filterValues: filter, sort, total } = useListContext()
  const provider = useDataProvider()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  if (total === 0) return null
  const exports = async () => {
    setBusy(true)
    try {
      const rows: RaRecord[] = []
      for (let page = 1, total = 1; rows.length < total; page += 1) {
        const got = await provider.getList(resource, { pagination: { page, perPage: PAGE }, sort, filter })
        if (got.data.length === 0) break
        rows.push(...got.data)
        total = got.total ?? rows.length
      }
      downloadCsv(resource, rows.map(columns))
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button onClick={() => void exports()} loading={busy}>
      {frenchMessages.ra.action.export}
    </Button>
  )
}
