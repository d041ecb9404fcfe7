import type { DeskContentRow } from '@consoeurs/contract'
import type { RaRecord } from 'ra-core'
import { Person } from '../../care/person.tsx'
import { moment } from '../../lists/dates.ts'
import { ChoiceFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { membersText } from '../../text/members.ts'
import { HideButton } from './hide-button.tsx'

const named = (table: Record<string, string>) => Object.entries(table).map(([id, name]) => ({ id, name }))

const exported = (record: RaRecord) => {
  const { kind, targetId, text, url, author, hiddenAt, hiddenReason, createdAt } = record as DeskContentRow
  return {
    kind: membersText.oneKind[kind],
    id: targetId,
    text,
    url,
    author: author.username,
    hiddenAt,
    hiddenReason,
    createdAt,
  }
}

function Text({ kind, text, url, author, hiddenAt, hiddenReason, createdAt }: DeskContentRow) {
  const where = `${membersText.oneKind[kind]}, ${moment(createdAt)}`
  return (
    <div className="said">
      <p className="hint">{hiddenAt === null ? <a href={url}>{where}</a> : where}</p>
      <p className="words excerpt">{text || membersText.onlyPicture}</p>
      <Person who={author} />
      {hiddenAt === null ? null : (
        <p>
          <span className="status hidden">{membersText.hidden}</span> <span className="soft">{hiddenReason}</span>
        </p>
      )}
    </div>
  )
}

const columns: Column<DeskContentRow>[] = [
  { label: membersText.content, sortBy: 'createdAt', render: (content) => <Text {...content} /> },
  { label: membersText.visible, render: (content) => <HideButton content={content} /> },
]

/** Shares and comments visible to all members, newest first. */
export function ContentList() {
  return (
    <ListScreen
      title={membersText.contents}
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={exported}
      empty={membersText.emptyContents}
      filters={
        <>
          <ChoiceFilter name="kind" label={membersText.kind} choices={named(membersText.kinds)} />
          <ChoiceFilter name="hidden" label={membersText.visible} choices={named(membersText.visibilities)} />
        </>
      }
    >
      <RowsTable<DeskContentRow> columns={columns} nameOf={({ text }) => text} />
    </ListScreen>
  )
}
