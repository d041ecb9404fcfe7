import { useGetOne, useResourceContext } from 'ra-core'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { Loading } from '../shell/loading.tsx'
import { Lost } from '../shell/lost.tsx'
import { frenchMessages } from '../text/react-admin.ts'

/** The whole of what an address names, read anew: a list knows only a part of it. */
export function Opened<Shown extends { id: number }>({ children }: { children: (record: Shown) => ReactNode }) {
  const resource = useResourceContext() ?? ''
  const { id = '' } = useParams()
  const { data, error, isFetchedAfterMount } = useGetOne<Shown>(
    resource,
    { id: id as never },
    { refetchOnMount: 'always' },
  )
  if (error) {
    if ((error as { status?: number }).status === 404 || (error as { status?: number }).status === 410) return <Lost />
    return (
      <p role="alert" className="trouble">
        {error instanceof Error && error.message !== '' ? error.message : frenchMessages.ra.notification.http_error}
      </p>
    )
  }
  // Saved here, it changes below its form: the form keeps what she typed.
  return isFetchedAfterMount && data !== undefined ? <div key={id}>{children(data)}</div> : <Loading />
}
