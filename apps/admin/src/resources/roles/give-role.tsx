import type { Role, StaffRow } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useDataProvider, useNotify, useRefresh } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '../../shell/page-head.tsx'
import { roleNames, rolesText } from '../../text/house.ts'
import { RoleSelect } from './role-choice.tsx'

/** A role for a member who has none yet. */
export function GiveRole() {
  const provider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [username, setUsername] = useState('')
  const [role, setRole] = useState<Role>('moderator')
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const give = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setTrouble(undefined)
    try {
      const { data } = await provider.create<StaffRow>('roles', { data: { username, role } })
      notify(rolesText.changed(data.name, roleNames[role]), { type: 'success', autoHideDuration: 3000 })
      refresh()
      await navigate('/roles')
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : '')
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void give(event)}>
      <PageHead title={rolesText.give}>
        <Button type="submit" variant="contained" loading={busy} disabled={username.trim() === ''}>
          {rolesText.give}
        </Button>
      </PageHead>
      <p className="house-lead">{rolesText.giveLead}</p>
      <div className="stack narrow">
        <TextField
          label={rolesText.username}
          value={username}
          onChange={({ target }) => setUsername(target.value)}
          error={trouble !== undefined}
          helperText={trouble}
          slotProps={{ htmlInput: { maxLength: 60, autoCapitalize: 'none', spellCheck: false } }}
        />
        <RoleSelect label={rolesText.role} value={role} onChoose={setRole} />
      </div>
    </form>
  )
}
