import type { MediaUse, MediaView } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { Confirm } from 'ra-ui-materialui'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DeskProvider } from '../../content/data-provider.ts'
import { mediaText } from '../../text/media.ts'

/** Where a picture is used; unused ones can be deleted. */
export function MediaUses({ picture, onDeleted }: { picture: MediaView; onDeleted: () => void }) {
  const provider = useDataProvider<DeskProvider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const { data: uses } = useQuery<MediaUse[]>({
    queryKey: ['media', 'uses', picture.id],
    queryFn: () => provider.mediaUses(picture.id),
  })
  const remove = async () => {
    setAsking(false)
    try {
      await provider.delete('media', { id: picture.id, previousData: picture })
      await queries.invalidateQueries({ queryKey: ['media', 'shelf'] })
      notify(mediaText.deleted, { type: 'success' })
      onDeleted()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    }
  }
  if (uses === undefined) return null
  return (
    <>
      <h2>{mediaText.uses}</h2>
      {uses.length === 0 ? (
        <p className="hint">{mediaText.unused}</p>
      ) : (
        <ul className="uses">
          {uses.map(({ kind, id, title }) => (
            <li key={`${kind}-${id}`}>{kind === 'appearance' ? title : <Link to={`/${kind}/${id}`}>{title}</Link>}</li>
          ))}
        </ul>
      )}
      {uses.length === 0 ? (
        <Button color="error" onClick={() => setAsking(true)}>
          {mediaText.delete}
        </Button>
      ) : null}
      <Confirm
        isOpen={asking}
        title={mediaText.deleteAsk}
        content={mediaText.deleteWarn}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
