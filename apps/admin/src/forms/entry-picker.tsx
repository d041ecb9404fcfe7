import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useGetList, useGetMany } from 'ra-core'
import { useState } from 'react'
import { adminText } from '../text/admin.ts'

interface NamedEntry {
  id: number
  name?: string
  title?: string
}

export const nameOf = ({ name, title }: NamedEntry) => name ?? title ?? ''

/** Existing entries in the order of the ids. */
export function useEntries(resource: string, ids: number[]): NamedEntry[] {
  const { data } = useGetMany(resource, { ids }, { enabled: ids.length > 0 })
  const found = new Map((data ?? []).filter(Boolean).map((entry) => [entry.id, entry as NamedEntry]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

interface EntryPickerProps {
  resource: string
  label: string
  hint?: string
  error?: string | undefined
  /** Ids that cannot be picked. */
  without: number[]
  onPick: (id: number) => void
}

/** Finds an entry by text and adds it to the selection. */
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
      options={(data as NamedEntry[]).filter(({ id }) => !without.includes(id))}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      filterOptions={(options) => options}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, entry) => {
        if (entry !== null) onPick(entry.id)
      }}
      blurOnSelect={false}
      clearOnBlur
      noOptionsText={adminText.nothingFound}
      openText={adminText.open}
      closeText={adminText.close}
      renderInput={(params) => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error ?? hint} />
      )}
    />
  )
}
