import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useGetList, useListContext } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { adminText } from '../text/admin.ts'
import { contentText } from '../text/content.ts'

/** Debounce in milliseconds. */
const PAUSE = 300

export function SearchFilter({ label = adminText.search }: { label?: string }) {
  const { filterValues, setFilters } = useListContext()
  const asked = typeof filterValues.q === 'string' ? filterValues.q : ''
  const [typed, setTyped] = useState(asked)
  const latest = useRef(filterValues)
  latest.current = filterValues
  useEffect(() => setTyped(asked), [asked])
  useEffect(() => {
    if (typed === asked) return
    const { pathname } = location
    const wait = setTimeout(() => {
      // The viewer already left the list; setting filters would navigate back.
      if (location.pathname !== pathname) return
      const { q: _before, ...others } = latest.current
      setFilters(typed === '' ? others : { ...others, q: typed })
    }, PAUSE)
    return () => clearTimeout(wait)
  }, [typed, asked, setFilters])
  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}

interface ChoiceFilterProps {
  name: string
  label: string
  choices: readonly { id: string | number; name: string }[]
  /** Label of the empty choice. */
  all?: string
}

export function ChoiceFilter({ name, label, choices, all }: ChoiceFilterProps) {
  const { filterValues, setFilters } = useListContext()
  const chosen = choices.find(({ id }) => String(id) === String(filterValues[name] ?? ''))
  const choose = (value: string) => {
    const { [name]: _before, ...others } = filterValues
    setFilters(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <TextField
      select
      size="small"
      label={label}
      value={chosen?.id ?? ''}
      onChange={({ target }) => choose(String(target.value))}
      {...(all !== undefined && { slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } } })}
    >
      <MenuItem value="">{all ?? contentText.all}</MenuItem>
      {choices.map(({ id, name: text }) => (
        <MenuItem key={id} value={id}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}

const statuses = Object.entries(contentText.statuses).map(([id, name]) => ({ id, name }))

export const StatusFilter = () => <ChoiceFilter name="status" label={contentText.status} choices={statuses} />

export const everyTopic = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' as const } }

export function TopicFilter({ topic }: { topic: 'categories' | 'tags' }) {
  const { data = [] } = useGetList(topic, everyTopic)
  const [name, label] = topic === 'tags' ? ['tags', contentText.tags] : ['category', contentText.category]
  return <ChoiceFilter name={name} label={label} choices={data as { id: number; name: string }[]} />
}
