import type { SentAnnouncement } from '@consoeurs/contract'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { RaRecord } from 'ra-core'
import { moment } from '../../lists/dates.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { announcementsText } from '../../text/announcements.ts'

const exported = (record: RaRecord) => {
  const { id, text, link, communityName, authorName, sentAt, told, finishedAt } = record as SentAnnouncement
  return { id, text, link, communityName, authorName, sentAt, told, finishedAt }
}

const toldOf = ({ told, finishedAt }: SentAnnouncement) => announcementsText.told(told, finishedAt !== null)

function Said(announcement: SentAnnouncement) {
  const narrow = useMediaQuery('(max-width: 899px)')
  const { text, link, communityName, sentAt } = announcement
  return (
    <div className="said">
      <p>{text}</p>
      <span className="address">
        {[communityName ?? announcementsText.everyone, link].filter((part) => part !== '').join(' · ')}
      </span>
      {narrow ? <span className="address">{`${moment(sentAt)} · ${toldOf(announcement)}`}</span> : null}
    </div>
  )
}

const columns: Column<SentAnnouncement>[] = [
  { label: announcementsText.text, render: (announcement) => <Said {...announcement} /> },
  {
    label: announcementsText.author,
    wide: true,
    render: ({ authorName }) => authorName ?? announcementsText.formerEditor,
  },
  { label: announcementsText.sentAt, sortBy: 'sentAt', wide: true, render: ({ sentAt }) => moment(sentAt) },
  { label: announcementsText.toldLabel, wide: true, render: toldOf },
]

/** Announcements with delivery progress. */
export function AnnouncementList() {
  return (
    <ListScreen
      title={announcementsText.announcements}
      create={announcementsText.fresh}
      sort={{ field: 'sentAt', order: 'DESC' }}
      columns={exported}
      empty={announcementsText.empty}
    >
      <RowsTable<SentAnnouncement> columns={columns} nameOf={({ text }) => text} />
    </ListScreen>
  )
}
