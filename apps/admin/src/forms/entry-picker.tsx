import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useGetList, useGetMany } from 'ra-core'
import { useState } from 'react'
import { deskText } from '../text/desk.ts'

interface Named {
  id: number
  name?: string
  title?: string
}

export const nameOf = ({ name, title }: Named) => name ?? title ?? ''

/** Those of these ids that are there, in their order. */
export function useEntries(resource: string, ids: number[]): Named[] {
  const { data } = useGetMany(resource, { ids }, { enabled: ids.length > 0 })
  const found = new Map((data ?? []).filter(Boolean).map((entry) => [entry.id, entry as Named]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

interface EntryPickerProps {
  resource: string
  label: string
  hint?: string
  error?: string | undefined
  /** Ids that are chosen already, or cannot be. */
  without: number[]
  onPick: (id: number) => void
}

/** Finds an entry by its words; each that she picks joins those she has. */
export function EntryPicker({ resource, label, hint, error, without, onPick }: EntryPickerProps) {
  const [typed, setTyped] = useState('')
  const field = resource === 'articles' ? 'title' : 'name'
  const { data = [] } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 20 }, sort: { field, order: 'ASC' }, filter: { q: typed } },
    { placeholderData: (before) => before },
  )
  return (
    <Autocomplete
      value={null}
      inputValue={typed}
      onInputChange={(_event, value, reason) => setTyped(reason === 'input' ? value : '')}
      options={(data as Named[]).filter(({ id }) => !without.includes(id))}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      filterOptions={(options) => options}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, entry) => {
        if (entry !== null) onPick(entry.id)
      }}
      blurOnSelect={false}
      clearOnBlur
      noOptionsText={deskText.nothingFound}
      openText={deskText.open}
      closeText={deskText.close}
      renderInput={(params) => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error ?? hint} />
      )}
    />
  )
}
