import type { AuditRow, Role } from '@consoeurs/contract'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, usePermissions } from 'ra-core'
import type { DeskProvider } from '../../content/data-provider.ts'
import { moment } from '../../lists/dates.ts'
import { ChoiceFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { actionName, actorName, actSentence, auditText } from '../../text/audit.ts'

const exported = (record: RaRecord) => {
  const entry = record as AuditRow
  const { id, createdAt, action, actor, target, targetId, member, detail, ip } = entry
  return {
    id,
    createdAt,
    actor: actor?.username ?? '',
    act: actSentence(entry),
    action,
    target,
    targetId,
    member: member?.username ?? '',
    detail: JSON.stringify(detail),
    ip,
  }
}

function Act(entry: AuditRow) {
  const narrow = useMediaQuery('(max-width: 899px)')
  return (
    <div className="act">
      <b>{actorName(entry)}</b> {actSentence(entry)}.
      {narrow ? <span className="address">{moment(entry.createdAt)}</span> : null}
    </div>
  )
}

const columns: Column<AuditRow>[] = [
  { label: auditText.what, render: (entry) => <Act {...entry} /> },
  { label: auditText.when, sortBy: 'createdAt', wide: true, render: ({ createdAt }) => moment(createdAt) },
]

/** Only for administrators: moderators do not see colleagues' IP addresses. */
const where: Column<AuditRow> = {
  label: auditText.where,
  wide: true,
  render: ({ ip }) => ip ?? auditText.unknownPlace,
}

const periods = Object.entries(auditText.days).map(([id, name]) => ({ id, name }))

function ActionFilter() {
  const { look } = useDataProvider<DeskProvider>()
  const { data } = useQuery({ queryKey: ['audit-actions'], queryFn: () => look<{ items: string[] }>('audit-actions') })
  const choices = (data?.items ?? []).map((id) => ({ id, name: actionName(id) }))
  return <ChoiceFilter name="action" label={auditText.action} choices={choices} />
}

export function AuditList() {
  const { permissions } = usePermissions<Role>()
  return (
    <ListScreen
      title={auditText.title}
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={exported}
      empty={auditText.empty}
      search={auditText.search}
      filters={
        <>
          <ActionFilter />
          <ChoiceFilter name="days" label={auditText.period} choices={periods} />
        </>
      }
    >
      <RowsTable<AuditRow> columns={permissions === 'admin' ? [...columns, where] : columns} nameOf={actSentence} />
    </ListScreen>
  )
}
