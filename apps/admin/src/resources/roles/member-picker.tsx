import type { DeskMemberRow } from '@consoeurs/contract'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useGetList } from 'ra-core'
import { useState } from 'react'
import { Face } from '../../care/face.tsx'
import { adminText } from '../../text/admin.ts'
import { roleNames, rolesText } from '../../text/settings.ts'

export type Candidate = DeskMemberRow

const few = { page: 1, perPage: 8 }
const byName = { field: 'name', order: 'ASC' as const }

function Known({ who: { displayName, username, avatar, role } }: { who: Candidate }) {
  return (
    <>
      <Face name={displayName} src={avatar} />
      <span>
        <b>{displayName}</b>
        <span className="address">
          @{username}
          {role === 'member' ? null : `, ${roleNames[role].toLowerCase()}`}
        </span>
      </span>
    </>
  )
}

interface MemberPickerProps {
  who: Candidate | null
  error: string | undefined
  onChoose: (who: Candidate | null) => void
}

/** Finds a member by name or full e-mail address. */
export function MemberPicker({ who, error, onChoose }: MemberPickerProps) {
  const [typed, setTyped] = useState('')
  const { data = [], isFetching } = useGetList<Candidate>(
    'users',
    { pagination: few, sort: byName, filter: { q: typed } },
    { placeholderData: (before) => before },
  )
  if (who !== null) {
    return (
      <div className="panel picked">
        <Known who={who} />
        <Button onClick={() => onChoose(null)}>{rolesText.another}</Button>
        {error === undefined ? null : (
          <p role="alert" className="trouble">
            {error}
          </p>
        )}
      </div>
    )
  }
  return (
    <Autocomplete
      value={null}
      inputValue={typed}
      onInputChange={(_event, value, reason) => setTyped(reason === 'input' ? value : '')}
      options={data}
      loading={isFetching}
      getOptionLabel={({ displayName }) => displayName}
      getOptionKey={({ id }) => id}
      filterOptions={(options) => options}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, chosen) => onChoose(chosen)}
      clearOnBlur
      autoHighlight
      noOptionsText={adminText.nothingFound}
      loadingText={adminText.search}
      openText={adminText.open}
      closeText={adminText.close}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props} className={`${props.className ?? ''} candidate`}>
          <Known who={option} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={rolesText.who}
          error={error !== undefined}
          helperText={error ?? rolesText.whoHint}
        />
      )}
    />
  )
}
