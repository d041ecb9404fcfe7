import Button from '@mui/material/Button'
import { useListContext, useNotify, useRefresh, useUpdateMany } from 'ra-core'
import { BulkDeleteWithConfirmButton } from 'ra-ui-materialui'
import { contentText } from '../text/content.ts'

function BulkSet({ label, publishedAt }: { label: string; publishedAt: () => string | null }) {
  const { resource, selectedIds, onUnselectItems } = useListContext()
  const [updateMany, { isPending }] = useUpdateMany()
  const notify = useNotify()
  const refresh = useRefresh()
  const set = () =>
    updateMany(
      resource,
      { ids: selectedIds, data: { publishedAt: publishedAt() } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(contentText.doneMany(selectedIds.length), { type: 'success' }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
        // Entries before a failure were changed; refresh shows which.
        onSettled: () => {
          onUnselectItems()
          refresh()
        },
      },
    )
  return (
    <Button size="small" onClick={() => void set()} loading={isPending}>
      {label}
    </Button>
  )
}

export function BulkPublish() {
  return (
    <>
      <BulkSet label={contentText.publishMany} publishedAt={() => new Date().toISOString()} />
      <BulkSet label={contentText.unpublishMany} publishedAt={() => null} />
      <BulkDeleteWithConfirmButton mutationMode="pessimistic" />
    </>
  )
}
