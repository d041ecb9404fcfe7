import type { CatalogueRecord } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useDataProvider, useNotify, useRefresh } from 'ra-core'
import { useState } from 'react'
import { adminText } from '../../text/admin.ts'
import { catalogueText } from '../../text/catalogue.ts'

interface EntryLineProps {
  entry: CatalogueRecord
  onChange: (change: Partial<CatalogueRecord>) => void
}

/** A notification kind with its label and default channels. */
function EntryLine({ entry: { label, inApp, push, always }, onChange }: EntryLineProps) {
  return (
    <li>
      <TextField
        label={catalogueText.label}
        value={label}
        error={label.trim() === ''}
        helperText={label.trim() === '' ? catalogueText.missing : undefined}
        onChange={({ target }) => onChange({ label: target.value })}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      {always ? (
        <span className="status published">{catalogueText.always}</span>
      ) : (
        <span className="ways">
          <FormControlLabel
            control={<Switch checked={inApp} onChange={(_event, on) => onChange({ inApp: on })} />}
            label={catalogueText.inApp}
          />
          <FormControlLabel
            control={<Switch checked={push} onChange={(_event, on) => onChange({ push: on })} />}
            label={catalogueText.push}
          />
        </span>
      )}
    </li>
  )
}

/** Changed fields as an API payload. */
function changeOf(before: CatalogueRecord, after: CatalogueRecord, sectionLabel: string) {
  return {
    ...(after.label !== before.label && { label: after.label }),
    ...(after.inApp !== before.inApp && { inApp: after.inApp }),
    ...(after.push !== before.push && { push: after.push }),
    ...(sectionLabel !== before.sectionLabel && { sectionLabel }),
  }
}

/** A catalogue section, saved as a whole. */
export function SectionPanel({ entries: saved }: { entries: CatalogueRecord[] }) {
  const provider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const savedLabel = saved[0]?.sectionLabel ?? ''
  const [entries, setEntries] = useState(saved)
  const [sectionLabel, setSectionLabel] = useState(savedLabel)
  const [saving, setSaving] = useState(false)
  const changes = saved.flatMap((before, at) => {
    // The group's name is stored with its first entry.
    const data = changeOf(before, entries[at] ?? before, at === 0 ? sectionLabel.trim() : before.sectionLabel)
    return Object.keys(data).length === 0 ? [] : [{ before, data }]
  })
  const isWhole = sectionLabel.trim() !== '' && entries.every(({ label }) => label.trim() !== '')
  const save = async () => {
    setSaving(true)
    try {
      for (const { before, data } of changes) {
        await provider.update('catalogue', { id: before.id, data, previousData: before })
      }
      notify(adminText.saved, { type: 'success', autoHideDuration: 3000 })
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <section className="panel section" aria-label={savedLabel}>
      <h2>{savedLabel}</h2>
      <TextField
        label={catalogueText.sectionLabel}
        value={sectionLabel}
        error={sectionLabel.trim() === ''}
        helperText={sectionLabel.trim() === '' ? catalogueText.missing : undefined}
        onChange={({ target }) => setSectionLabel(target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <ul>
        {entries.map((entry, at) => (
          <EntryLine
            key={entry.id}
            entry={entry}
            onChange={(change) => setEntries(entries.with(at, { ...entry, ...change }))}
          />
        ))}
      </ul>
      <div className="row">
        <Button
          variant="contained"
          loading={saving}
          disabled={changes.length === 0 || !isWhole}
          onClick={() => void save()}
        >
          {adminText.save}
        </Button>
      </div>
    </section>
  )
}
