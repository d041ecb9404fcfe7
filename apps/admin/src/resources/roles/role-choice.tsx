import type { Role, StaffRow } from '@consoeurs/contract'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useDataProvider, useNotify, useRefresh } from 'ra-core'
import { Confirm } from 'ra-ui-materialui'
import { useState } from 'react'
import { roleNames, rolesText } from '../../text/settings.ts'

const roles = Object.keys(roleNames) as Role[]

interface RoleSelectProps {
  label: string
  value: Role
  onChoose: (role: Role) => void
  /** Hides the label, because the table heading names it. */
  bare?: boolean
}

export function RoleSelect({ label, value, onChoose, bare = false }: RoleSelectProps) {
  return (
    <TextField
      select
      {...(bare ? { size: 'small', slotProps: { htmlInput: { 'aria-label': label } } } : { label })}
      value={value}
      onChange={({ target }) => onChoose(target.value as Role)}
    >
      {roles.map((role) => (
        <MenuItem key={role} value={role}>
          {roleNames[role]}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Changes a role after confirmation. */
export function RoleChoice({ staff }: { staff: StaffRow }) {
  const provider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const [wanted, setWanted] = useState<Role | null>(null)
  const [busy, setBusy] = useState(false)
  const { id, name, role } = staff
  const change = async (next: Role) => {
    setBusy(true)
    try {
      await provider.update('roles', { id, data: { role: next }, previousData: staff })
      notify(rolesText.changed(name, roleNames[next]), { type: 'success', autoHideDuration: 3000 })
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setBusy(false)
      setWanted(null)
    }
  }
  return (
    <>
      <RoleSelect
        bare
        label={rolesText.roleOf(name)}
        value={role}
        onChoose={(next) => next !== role && setWanted(next)}
      />
      <Confirm
        isOpen={wanted !== null}
        loading={busy}
        title={rolesText.ask(name)}
        content={wanted === null ? '' : rolesText.askMore(roleNames[wanted])}
        onConfirm={() => wanted !== null && void change(wanted)}
        onClose={() => setWanted(null)}
      />
    </>
  )
}
