import { type FilterTestResult, limits } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { Panel } from '../../care/panel.tsx'
import type { DeskProvider } from '../../content/data-provider.ts'
import { filtersText } from '../../text/filters.ts'
import { MarkedWords } from './marked-words.tsx'

function Tried({ text, matches }: FilterTestResult) {
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

/** Tests the filters on a sentence. */
export function TryPanel() {
  const { look } = useDataProvider<DeskProvider>()
  const notify = useNotify()
  const [text, setText] = useState('')
  const [tried, setTried] = useState<FilterTestResult | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = async () => {
    if (text.trim() === '') return
    setBusy(true)
    try {
      setTried(await look<FilterTestResult>(`filters/try?${new URLSearchParams({ text })}`))
    } catch (refused) {
      notify(refused instanceof Error ? refused.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel title={filtersText.try}>
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
    </Panel>
  )
}
