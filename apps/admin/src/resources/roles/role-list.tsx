import type { StaffRow } from '@consoeurs/contract'
import type { RaRecord } from 'ra-core'
import { moment } from '../../lists/dates.ts'
import { ChoiceFilter, SearchFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { roleNames, rolesText } from '../../text/house.ts'
import { RoleChoice } from './role-choice.tsx'

const exported = (record: RaRecord) => {
  const { username, name, role, secondFactor, lastConnection, createdAt } = record as StaffRow
  return { username, name, role: roleNames[role], secondFactor, lastConnection, createdAt }
}

const columns: Column<StaffRow>[] = [
  {
    label: rolesText.name,
    sortBy: 'name',
    render: ({ name, username }) => (
      <span className="headline">
        <span>
          <a href={`/p/${username}`}>{name}</a>
          <span className="address">{`/p/${username}`}</span>
        </span>
      </span>
    ),
  },
  { label: rolesText.role, sortBy: 'role', render: (staff) => <RoleChoice staff={staff} /> },
  {
    label: rolesText.secondFactor,
    wide: true,
    render: ({ secondFactor }) => (
      <span className={secondFactor ? 'status published' : 'status draft'}>
        {secondFactor ? rolesText.hasSecondFactor : rolesText.noSecondFactor}
      </span>
    ),
  },
  {
    label: rolesText.lastConnection,
    sortBy: 'lastConnection',
    wide: true,
    render: ({ lastConnection }) => (lastConnection === null ? rolesText.never : moment(lastConnection)),
  },
]

const staffRoles = Object.entries(roleNames)
  .filter(([role]) => role !== 'member')
  .map(([id, name]) => ({ id, name }))

/** Who works for the place, and as what. */
export function RoleList() {
  return (
    <ListScreen
      title={rolesText.title}
      create={rolesText.give}
      sort={{ field: 'name', order: 'ASC' }}
      columns={exported}
      empty={rolesText.empty}
      filters={
        <>
          <SearchFilter />
          <ChoiceFilter name="role" label={rolesText.role} choices={staffRoles} />
        </>
      }
    >
      <RowsTable<StaffRow> columns={columns} nameOf={({ name }) => name} />
    </ListScreen>
  )
}
