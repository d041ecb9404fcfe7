import Card from '@mui/material/Card'
import { ListBase, type RaRecord, type SortPayload, useListContext, useResourceContext } from 'ra-core'
import { Pagination } from 'ra-ui-materialui'
import type { ReactNode } from 'react'
import { Empty } from '../shell/empty.tsx'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { frenchMessages } from '../text/react-admin.ts'
import { BeginLink } from './begin-link.tsx'
import { CsvButton } from './export-button.tsx'
import { SearchFilter } from './filters.tsx'

interface ListScreenProps {
  title: string
  /** What the list is for. */
  lead?: string
  /** Label of the create button; no button without it. */
  create?: string
  sort: SortPayload
  /** Label of the search field, if not the default. */
  search?: string
  /** Beside the export. */
  actions?: ReactNode
  /** Filters beside the search field. */
  filters?: ReactNode
  columns: (record: RaRecord) => Record<string, unknown>
  empty: { title: string; text: string }
  children: ReactNode
}

/** Error, empty or no-results state instead of the table. */
function Rows({ empty, children }: Pick<ListScreenProps, 'empty' | 'children'>) {
  const { error, total, isPending, filterValues, setFilters, refetch } = useListContext()
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  if (isPending || total !== 0) {
    return (
      <>
        <Card className="rows">{children}</Card>
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </>
    )
  }
  if (Object.keys(filterValues).length === 0) return <Empty {...empty} />
  return (
    <Empty title={frenchMessages.ra.navigation.no_filtered_results as string}>
      <button type="button" className="plain" onClick={() => setFilters({})}>
        {frenchMessages.ra.navigation.clear_filters as string}
      </button>
    </Empty>
  )
}

/** List layout with title, filters, rows and pagination; filters persist per resource. */
export function ListScreen(props: ListScreenProps) {
  const { title, lead, create, sort, search, actions, filters, columns, empty, children } = props
  const resource = useResourceContext()
  return (
    <ListBase sort={sort} perPage={25} key={resource}>
      <PageHead title={title}>
        {actions}
        <CsvButton columns={columns} />
        {create === undefined ? null : <BeginLink label={create} />}
      </PageHead>
      {lead === undefined ? null : <p className="screen-lead">{lead}</p>}
      <search className="filters">
        <SearchFilter {...(search !== undefined && { label: search })} />
        {filters === undefined ? null : <div className="choosing">{filters}</div>}
      </search>
      <Rows empty={empty}>{children}</Rows>
    </ListBase>
  )
}
