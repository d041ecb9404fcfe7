import useMediaQuery from '@mui/material/useMediaQuery'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type RaRecord, useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { adminText } from '../text/admin.ts'

export interface Column<Shown extends RaRecord> {
  label: string
  /** Sort attribute; not sortable without it. */
  sortBy?: string
  /** Hidden on phones. */
  wide?: boolean
  /** Left out where it says nothing about these rows. */
  skipped?: (records: readonly Shown[]) => boolean
  render: (record: Shown) => ReactNode
}

function Heading({ label, sortBy }: { label: string; sortBy: string | undefined }) {
  const { sort, setSort } = useListContext()
  if (sortBy === undefined) return <th scope="col">{label}</th>
  const on = sort.field === sortBy
  const rising = on && sort.order === 'ASC'
  const Arrow = rising ? ArrowUp : ArrowDown
  const spoken = rising ? 'ascending' : 'descending'
  return (
    <th scope="col" {...(on && { 'aria-sort': spoken })}>
      <button type="button" onClick={() => setSort({ field: sortBy, order: rising ? 'DESC' : 'ASC' })}>
        {label}
        {on ? <Arrow size={16} aria-hidden="true" /> : null}
      </button>
    </th>
  )
}

/** Skeleton rows, so that the table does not shift. */
const ArrivingRows = ({ columns }: { columns: number }) =>
  Array.from({ length: 6 }, (_row, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <tr key={at} className="arriving-row">
      <td colSpan={columns}>
        <span />
      </td>
    </tr>
  ))

interface RowsTableProps<Shown extends RaRecord> {
  columns: Column<Shown>[]
  nameOf: (record: Shown) => string
  /** Bulk actions; without them rows cannot be selected. */
  bulk?: ReactNode
}

/** Sortable table with row selection. */
export function RowsTable<Shown extends RaRecord>({ columns, nameOf, bulk }: RowsTableProps<Shown>) {
  const { data = [], isPending, selectedIds, onSelect, onToggleItem, onUnselectItems } = useListContext<Shown>()
  const isWide = useMediaQuery('(min-width: 900px)')
  const shown = columns.filter(({ wide, skipped }) => (isWide || wide !== true) && skipped?.(data) !== true)
  const all = data.length > 0 && data.every(({ id }) => selectedIds.includes(id))
  return (
    <>
      {selectedIds.length === 0 ? null : (
        <div className="chosen" role="toolbar" aria-label={adminText.chosen(selectedIds.length)}>
          <b role="status">{adminText.chosen(selectedIds.length)}</b>
          {bulk}
        </div>
      )}
      <table className="table">
        <thead>
          <tr>
            {bulk === undefined ? null : (
              <td>
                <input
                  className="tick"
                  type="checkbox"
                  aria-label={adminText.chooseAll}
                  checked={all}
                  onChange={() => (all ? onUnselectItems() : onSelect(data.map(({ id }) => id)))}
                />
              </td>
            )}
            {shown.map(({ label, sortBy }) => (
              <Heading key={label} label={label} sortBy={sortBy} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isPending ? <ArrivingRows columns={shown.length + (bulk === undefined ? 0 : 1)} /> : null}
          {data.map((record) => (
            <tr key={record.id}>
              {bulk === undefined ? null : (
                <td>
                  <input
                    className="tick"
                    type="checkbox"
                    aria-label={adminText.choose(nameOf(record))}
                    checked={selectedIds.includes(record.id)}
                    onChange={() => onToggleItem(record.id)}
                  />
                </td>
              )}
              {shown.map(({ label, render }) => (
                <td key={label}>{render(record)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
