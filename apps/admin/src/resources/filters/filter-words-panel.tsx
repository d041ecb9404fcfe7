import { type FilterWords, limits } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { Panel } from '../../care/panel.tsx'
import type { DeskProvider } from '../../content/data-provider.ts'
import { ErrorScreen } from '../../shell/error-screen.tsx'
import { Loading } from '../../shell/loading.tsx'
import { adminText } from '../../text/admin.ts'
import { filtersText } from '../../text/filters.ts'

const wordsKey = ['filters', 'words']

function useWords() {
  const { look, tell } = useDataProvider<DeskProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const { data, error } = useQuery({ queryKey: wordsKey, queryFn: () => look<FilterWords>('filters/words') })
  /** @returns false after an error, which is shown */
  const change = async (values: { add?: string[]; remove?: string[] }): Promise<boolean> => {
    setBusy(true)
    try {
      client.setQueryData(wordsKey, await tell<FilterWords>('filters/words', values))
      notify(adminText.saved, { type: 'success', autoHideDuration: 3000 })
      return true
    } catch (refused) {
      notify(refused instanceof Error ? refused.message : 'ra.notification.http_error', { type: 'error' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { words: data?.words, error, change, busy }
}

export function FilterWordsPanel() {
  const { words, error, change, busy } = useWords()
  const [word, setWord] = useState('')
  const add = async () => {
    if (word.trim() !== '' && (await change({ add: [word] }))) setWord('')
  }
  return (
    <Panel title={filtersText.list}>
      <p className="hint">{filtersText.listHint}</p>
      {error ? <ErrorScreen error={error} /> : null}
      {words === undefined && !error ? <Loading /> : null}
      {words?.length === 0 ? <p>{filtersText.noWords}</p> : null}
      <ul className="filter-words">
        {words?.map((one) => (
          <li key={one}>
            <Chip
              label={one}
              disabled={busy}
              aria-label={filtersText.remove(one)}
              onDelete={() => void change({ remove: [one] })}
            />
          </li>
        ))}
      </ul>
      <form
        className="filter-line"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <TextField
          label={filtersText.add}
          value={word}
          onChange={({ target }) => setWord(target.value)}
          slotProps={{ htmlInput: { maxLength: limits.filterWords.letters } }}
        />
        <Button type="submit" variant="contained" loading={busy}>
          {filtersText.adds}
        </Button>
      </form>
    </Panel>
  )
}
