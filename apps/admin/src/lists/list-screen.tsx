import Card from '@mui/material/Card'
import { ListBase, type RaRecord, type SortPayload, useListContext, useResourceContext } from 'ra-core'
import { Pagination } from 'ra-ui-materialui'
import type { ReactNode } from 'react'
import { Empty } from '../shell/empty.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { frenchMessages } from '../text/react-admin.ts'
import { BeginLink } from './begin-link.tsx'
import { CsvButton } from './export-button.tsx'
import { SearchFilter } from './filters.tsx'

interface ListScreenProps {
  title: string
  /** How one is begun; without it none is. */
  create?: string
  sort: SortPayload
  /** What the words are looked for in, where it is not plain. */
  search?: string
  /** The choices beside it. */
  filters?: ReactNode
  columns: (record: RaRecord) => Record<string, unknown>
  empty: { title: string; text: string }
  children: ReactNode
}

/** What stands in place of the table while there is nothing to show in it. */
function Rows({ empty, children }: Pick<ListScreenProps, 'empty' | 'children'>) {
  const { error, total, isPending, filterValues, setFilters } = useListContext()
  if (error) {
    return (
      <p role="alert" className="trouble">
        {error instanceof Error && error.message !== '' ? error.message : frenchMessages.ra.notification.http_error}
      </p>
    )
  }
  if (isPending || total !== 0) return <Card className="rows">{children}</Card>
  if (Object.keys(filterValues).length === 0) return <Empty {...empty} />
  return (
    <Empty title={frenchMessages.ra.navigation.no_filtered_results as string}>
      <button type="button" className="plain" onClick={() => setFilters({})}>
        {frenchMessages.ra.navigation.clear_filters as string}
      </button>
    </Empty>
  )
}

/** A list: its title and what can be begun, its filters, its rows, its pages. Filters are kept where she left them. */
export function ListScreen(props: ListScreenProps) {
  const { title, create, sort, search, filters, columns, empty, children } = props
  const resource = useResourceContext()
  return (
    <ListBase sort={sort} perPage={25} key={resource}>
      <PageHead title={title}>
        <CsvButton columns={columns} />
        {create === undefined ? null : <BeginLink label={create} />}
      </PageHead>
      <search className="filters">
        <SearchFilter {...(search !== undefined && { label: search })} />
        {filters === undefined ? null : <div className="choosing">{filters}</div>}
      </search>
      <Rows empty={empty}>{children}</Rows>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </ListBase>
  )
}
