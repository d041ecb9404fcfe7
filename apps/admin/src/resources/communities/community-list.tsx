import type { DeskCommunity } from '@consoeurs/contract'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { RaRecord } from 'ra-core'
import { Link } from 'react-router'
import { ChoiceFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { communitiesText } from '../../text/communities.ts'

const accesses = Object.entries(communitiesText.accesses).map(([id, name]) => ({ id, name }))

const exported = (record: RaRecord) => {
  const { id, name, slug, tagline, access, archived, official, memberCount, ownerName, createdAt } =
    record as DeskCommunity
  return { id, name, slug, tagline, access, archived, official, memberCount, ownerName, createdAt }
}

function State({ archived, access, official }: DeskCommunity) {
  return (
    <span className="states">
      {archived ? <span className="status draft">{communitiesText.archived}</span> : null}
      {archived ? null : (
        <span className={access === 'open' ? 'status published' : 'status scheduled'}>
          {communitiesText.accesses[access]}
        </span>
      )}
      {official ? <span className="status official">{communitiesText.official}</span> : null}
    </span>
  )
}

function Name(community: DeskCommunity) {
  const narrow = useMediaQuery('(max-width: 899px)')
  const { id, name, slug, avatarPicture } = community
  return (
    <span className="headline">
      {avatarPicture === null ? (
        <span className="thumb square" />
      ) : (
        <img className="thumb square" src={avatarPicture.formats.thumbnail.url} alt="" width={44} height={44} />
      )}
      <span>
        <Link to={`/communities/${id}`}>{name}</Link>
        <span className="address">{`/c/${slug}`}</span>
        {narrow ? <State {...community} /> : null}
      </span>
    </span>
  )
}

const columns: Column<DeskCommunity>[] = [
  { label: communitiesText.name, sortBy: 'name', render: (community) => <Name {...community} /> },
  { label: communitiesText.state, wide: true, render: (community) => <State {...community} /> },
  {
    label: communitiesText.owner,
    wide: true,
    render: ({ ownerName }) => ownerName ?? <span className="hint">{communitiesText.noOwner}</span>,
  },
  { label: communitiesText.members, sortBy: 'memberCount', wide: true, render: ({ memberCount }) => memberCount },
]

/** Communities except secret ones. */
export function CommunityList() {
  return (
    <ListScreen
      title={communitiesText.communities}
      create={communitiesText.fresh}
      sort={{ field: 'name', order: 'ASC' }}
      columns={exported}
      empty={communitiesText.empty}
      filters={
        <>
          <ChoiceFilter name="access" label={communitiesText.access} choices={accesses} />
          <ChoiceFilter name="archived" label={communitiesText.state} choices={communitiesText.states} />
        </>
      }
    >
      <RowsTable<DeskCommunity> columns={columns} nameOf={({ name }) => name} />
    </ListScreen>
  )
}
