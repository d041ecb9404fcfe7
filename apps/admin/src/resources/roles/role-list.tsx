import type { StaffRow } from '@consoeurs/contract'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { RaRecord } from 'ra-core'
import { Link } from 'react-router'
import { moment } from '../../lists/dates.ts'
import { ChoiceFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { roleNames, rolesText } from '../../text/settings.ts'
import { RoleChoice } from './role-choice.tsx'

const exported = (record: RaRecord) => {
  const { username, name, role, secondFactor, lastConnection, createdAt } = record as StaffRow
  return { username, name, role: roleNames[role], secondFactor, lastConnection, createdAt }
}

function Factor({ secondFactor }: StaffRow) {
  return (
    <span className={secondFactor ? 'status published' : 'status draft'}>
      {secondFactor ? rolesText.hasSecondFactor : rolesText.noSecondFactor}
    </span>
  )
}

function Name(staff: StaffRow) {
  const narrow = useMediaQuery('(max-width: 899px)')
  return (
    <span className="headline">
      <span>
        <Link to={`/users/${staff.id}`}>{staff.name}</Link>
        <span className="address">@{staff.username}</span>
        {narrow && !staff.secondFactor ? <Factor {...staff} /> : null}
        {narrow ? <RoleChoice staff={staff} /> : null}
      </span>
    </span>
  )
}

const columns: Column<StaffRow>[] = [
  { label: rolesText.name, sortBy: 'name', render: (staff) => <Name {...staff} /> },
  { label: rolesText.role, sortBy: 'role', wide: true, render: (staff) => <RoleChoice staff={staff} /> },
  {
    label: rolesText.secondFactor,
    wide: true,
    render: (staff) => <Factor {...staff} />,
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

/** Staff and their roles. */
export function RoleList() {
  return (
    <ListScreen
      title={rolesText.title}
      create={rolesText.give}
      sort={{ field: 'name', order: 'ASC' }}
      columns={exported}
      empty={rolesText.empty}
      filters={<ChoiceFilter name="role" label={rolesText.role} choices={staffRoles} />}
    >
      <RowsTable<StaffRow> columns={columns} nameOf={({ name }) => name} />
    </ListScreen>
  )
}
