import type { Role, StaffRow } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useDataProvider, useNotify, useRefresh } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { PageHead } from '../../shell/page-head.tsx'
import { roleNames, rolesText } from '../../text/settings.ts'
import { type Candidate, MemberPicker } from './member-picker.tsx'
import { RoleCards } from './role-cards.tsx'

/** Choose a member, choose a role, confirm. */
export function GiveRole() {
  const provider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [who, setWho] = useState<Candidate | null>(null)
  const [role, setRole] = useState<Role>('moderator')
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const give = async (event: FormEvent) => {
    event.preventDefault()
    if (who === null) {
      setTrouble(rolesText.chooseHer)
      return
    }
    setBusy(true)
    setTrouble(undefined)
    try {
      const { data } = await provider.create<StaffRow>('roles', { data: { username: who.username, role } })
      notify(rolesText.changed(data.name, roleNames[role]), { type: 'success', autoHideDuration: 3000 })
      refresh()
      await navigate('/roles')
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : '')
    } finally {
      setBusy(false)
    }
  }
  const name = who?.displayName ?? ''
  return (
    <form noValidate className="give-role" onSubmit={(event) => void give(event)}>
      <PageHead title={rolesText.give} />
      <p className="house-lead">{rolesText.giveLead}</p>
      <div className="stack narrow">
        <MemberPicker
          who={who}
          error={trouble}
          onChoose={(chosen) => {
            setWho(chosen)
            setTrouble(undefined)
          }}
        />
        <RoleCards value={role} onChoose={setRole} />
        <p className="promise" role="status">
          {who === null ? null : rolesText.willBe(name, roleNames[role].toLowerCase())}
        </p>
        <div className="row">
          <Button type="submit" variant="contained" size="large" loading={busy}>
            {rolesText.giveIt}
          </Button>
        </div>
      </div>
    </form>
  )
}
