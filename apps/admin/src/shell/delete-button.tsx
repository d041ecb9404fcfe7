import Button from '@mui/material/Button'
import { Trash2 } from 'lucide-react'
import {
  type RaRecord,
  useDelete,
  useNotify,
  useRedirect,
  useResourceContext,
  useTranslate,
  useUnselect,
} from 'ra-core'
import { Confirm } from 'ra-ui-materialui'
import { useState } from 'react'

interface DeleteButtonProps {
  record: RaRecord
  /** Name in the confirmation. */
  name: string
  onDeleted?: () => void
}

/** Deletes after confirmation and returns to the list. */
export function DeleteButton({ record, name, onDeleted }: DeleteButtonProps) {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const unselect = useUnselect(resource)
  const [deleteOne, { isPending }] = useDelete()
  const [asked, setAsked] = useState(false)
  const remove = () =>
    deleteOne(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          onDeleted?.()
          unselect([record.id])
          notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } })
          redirect('list', resource)
        },
        onError: (error) => {
          setAsked(false)
          notify(error instanceof Error && error.message !== '' ? error.message : 'ra.notification.http_error', {
            type: 'error',
          })
        },
      },
    )
  return (
    <>
      <Button
        color="error"
        startIcon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={asked}
        loading={isPending}
        title={translate('ra.message.delete_title', { recordRepresentation: name })}
        content="ra.message.delete_content"
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
