import { useGetOne, useResourceContext } from 'ra-core'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { Loading } from '../shell/loading.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { frenchMessages } from '../text/react-admin.ts'

/** Always fetches the full record, because lists only hold some fields. */
export function Opened<Shown extends { id: number }>({ children }: { children: (record: Shown) => ReactNode }) {
  const resource = useResourceContext() ?? ''
  const { id = '' } = useParams()
  const { data, error, isFetchedAfterMount } = useGetOne<Shown>(
    resource,
    { id: id as never },
    { refetchOnMount: 'always' },
  )
  if (error) {
    if ((error as { status?: number }).status === 404 || (error as { status?: number }).status === 410)
      return <NotFound />
    return (
      <p role="alert" className="trouble">
        {error instanceof Error && error.message !== '' ? error.message : frenchMessages.ra.notification.http_error}
      </p>
    )
  }
  // Refreshed data does not remount the form, so it keeps its input.
  return isFetchedAfterMount && data !== undefined ? <div key={id}>{children(data)}</div> : <Loading />
}
