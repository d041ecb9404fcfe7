import { limits, type TriedFilters } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { DeskProvider } from '../../content/data-provider.ts'
import { filtersText } from '../../text/filters.ts'
import { MarkedWords } from './marked-words.tsx'

/** What was found, and why each piece of it was. */
function Tried({ text, matches }: TriedFilters) {
  if (matches.length === 0) return <p>{filtersText.nothingFound}</p>
  return (
    <>
      <MarkedWords text={text} matches={matches} />
      <ul className="found">
        {matches.map(({ kind, from, to }) => (
          <li key={`${kind} ${from} ${to}`}>{filtersText.found(text.slice(from, to), kind)}</li>
        ))}
      </ul>
      <p className="hint">{filtersText.wouldWait}</p>
    </>
  )
}

/** A sentence, before a word is added to the list or after. */
export function TryPanel() {
  const { look } = useDataProvider<DeskProvider>()
  const notify = useNotify()
  const [text, setText] = useState('')
  const [tried, setTried] = useState<TriedFilters | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = async () => {
    if (text.trim() === '') return
    setBusy(true)
    try {
      setTried(await look<TriedFilters>(`filters/try?${new URLSearchParams({ text })}`))
    } catch (refused) {
      notify(refused instanceof Error ? refused.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="panel" aria-labelledby="filter-try">
      <h2 id="filter-try">{filtersText.try}</h2>
      <p className="hint">{filtersText.tryHint}</p>
      <form
        className="filter-line"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void attempt()
        }}
      >
        <TextField
          label={filtersText.tryField}
          value={text}
          multiline
          maxRows={6}
          onChange={({ target }) => {
            setText(target.value)
            setTried(null)
          }}
          slotProps={{ htmlInput: { maxLength: limits.filterWords.tried } }}
        />
        <Button type="submit" variant="contained" loading={busy}>
          {filtersText.tries}
        </Button>
      </form>
      <div role="status" aria-label={filtersText.tried}>
        {tried === null ? null : <Tried {...tried} />}
      </div>
    </section>
  )
}
