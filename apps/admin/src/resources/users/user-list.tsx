import type { DeskMemberRow } from '@consoeurs/contract'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { RaRecord } from 'ra-core'
import { Link } from 'react-router'
import { Face } from '../../care/face.tsx'
import { moment } from '../../lists/dates.ts'
import { ChoiceFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { membersText } from '../../text/members.ts'

const named = (table: Record<string, string>) => Object.entries(table).map(([id, name]) => ({ id, name }))

const exported = (record: RaRecord) => {
  const { id, username, displayName, role, standing, certified, createdAt, lastConnection } = record as DeskMemberRow
  return {
    ...{ id, username, displayName, role: membersText.roles[role], standing: membersText.standings[standing] },
    certified: membersText.certifications[certified ? 'true' : 'false'],
    ...{ createdAt, lastConnection },
  }
}

function Standing({ standing, confirmed }: DeskMemberRow) {
  if (standing === 'well' && !confirmed) return <span className="status past">{membersText.unconfirmed}</span>
  if (standing === 'well') return <span className="soft">{membersText.standings.well}</span>
  return <span className={`status ${standing}`}>{membersText.standings[standing]}</span>
}

function Name(member: DeskMemberRow) {
  const narrow = useMediaQuery('(max-width: 899px)')
  return (
    <span className="headline">
      <Face name={member.displayName} src={member.avatar} />
      <span>
        <Link to={`/users/${member.id}`}>{member.displayName}</Link>
        <span className="address">
          @{member.username}
          {narrow && member.role !== 'member' ? `, ${membersText.roles[member.role].toLowerCase()}` : null}
        </span>
        {narrow && !(member.standing === 'well' && member.confirmed) ? <Standing {...member} /> : null}
      </span>
    </span>
  )
}

const columns: Column<DeskMemberRow>[] = [
  { label: membersText.name, sortBy: 'name', render: (member) => <Name {...member} /> },
  { label: membersText.standing, wide: true, render: (member) => <Standing {...member} /> },
  { label: membersText.role, wide: true, render: ({ role }) => membersText.roles[role] },
  { label: membersText.joined, sortBy: 'createdAt', wide: true, render: ({ createdAt }) => moment(createdAt) },
  {
    label: membersText.seen,
    sortBy: 'lastConnection',
    wide: true,
    render: ({ lastConnection }) => (lastConnection === null ? membersText.never : moment(lastConnection)),
  },
]

/** Members, newest first. */
export function UserList() {
  return (
    <ListScreen
      title={membersText.members}
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={exported}
      empty={membersText.emptyMembers}
      search={membersText.searchMembers}
      filters={
        <>
          <ChoiceFilter name="standing" label={membersText.standing} choices={named(membersText.standings)} />
          <ChoiceFilter name="role" label={membersText.role} choices={named(membersText.roles)} />
          <ChoiceFilter name="fresh" label={membersText.fresh} choices={named(membersText.freshness)} />
          <ChoiceFilter name="certified" label={membersText.certified} choices={named(membersText.certifications)} />
        </>
      }
    >
      <RowsTable<DeskMemberRow> columns={columns} nameOf={({ displayName }) => displayName} />
    </ListScreen>
  )
}
