import type { MediaView } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { type DragEvent, useRef, useState } from 'react'
import { Empty } from '../../shell/empty.tsx'
import { mediaText } from '../../text/media.ts'
import { useUploads } from './use-uploads.ts'

const SHELF = 48

/** A picture may be used once it has alternative text and caption. */
export const isDescribed = ({ alternativeText, caption }: Pick<MediaView, 'alternativeText' | 'caption'>) =>
  alternativeText.trim() !== '' && caption.trim() !== ''

function useShelf(q: string) {
  const provider = useDataProvider()
  return useInfiniteQuery({
    queryKey: ['media', 'shelf', q],
    initialPageParam: 1,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam: page }) =>
      provider.getList<MediaView>('media', {
        pagination: { page, perPage: SHELF },
        sort: { field: 'id', order: 'DESC' },
        filter: { q },
      }),
    getNextPageParam: ({ total = 0 }, all) => (all.length * SHELF < total ? all.length + 1 : undefined),
  })
}

interface MediaShelfProps {
  chosen: MediaView | null
  onChoose: (picture: MediaView) => void
}

/** Library, newest first, with upload by button or drop. */
export function MediaShelf({ chosen, onChoose }: MediaShelfProps) {
  const [q, setQ] = useState('')
  const files = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useShelf(q)
  const { sending, upload } = useUploads((picture) => {
    void queries.invalidateQueries({ queryKey: ['media', 'shelf'] })
    onChoose(picture)
  })
  const pictures = data?.pages.flatMap((page) => page.data) ?? []
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    void upload([...event.dataTransfer.files].filter(({ type }) => type.startsWith('image/')))
  }
  return (
    <section
      className="shelf"
      aria-label={mediaText.library}
      onDragOver={(event) => event.preventDefault()}
      onDrop={dropped}
    >
      <div className="filters">
        <TextField type="search" label={mediaText.search} value={q} onChange={({ target }) => setQ(target.value)} />
        <Button variant="outlined" onClick={() => files.current?.click()}>
          {mediaText.upload}
        </Button>
        <input
          ref={files}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={mediaText.upload}
          onChange={({ target }) => {
            void upload([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </div>
      <div role="status">
        {sending.map(({ key, name, percent, refused }) =>
          refused === null ? (
            <div key={key} className="sending">
              <span>{mediaText.uploading(name)}</span>
              <LinearProgress variant="determinate" value={percent} aria-label={mediaText.uploading(name)} />
            </div>
          ) : (
            <p key={key} className="trouble">
              {mediaText.uploadFailed(name, refused)}
            </p>
          ),
        )}
      </div>
      {error instanceof Error ? (
        <p role="alert" className="trouble">
          {error.message}
        </p>
      ) : null}
      {data !== undefined && pictures.length === 0 ? (
        <Empty {...(q === '' ? mediaText.empty : { title: mediaText.none })} />
      ) : (
        <ul className="grid">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <button type="button" aria-pressed={picture.id === chosen?.id} onClick={() => onChoose(picture)}>
                <img
                  src={picture.formats.small.url}
                  width={picture.formats.small.width}
                  height={picture.formats.small.height}
                  alt={picture.alternativeText || picture.name}
                  loading="lazy"
                />
                {isDescribed(picture) ? null : <span className="status draft">{mediaText.toDescribe}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          {mediaText.more}
        </Button>
      ) : null}
    </section>
  )
}
