import { isYesOrNo, type SiteSettingRow } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { HttpError, useDataProvider, useNotify, useRefresh } from 'ra-core'
import { useEffect, useState } from 'react'
import type { DeskProvider } from '../../content/data-provider.ts'
import { moment } from '../../lists/dates.ts'
import { adminText } from '../../text/admin.ts'
import { settingsText } from '../../text/settings.ts'

const complaintOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? (error.body as { errors?: { value?: string } } | null)?.errors?.value : undefined

/** One setting, saved separately, with a reset to the environment's value. */
export function SettingLine({ setting }: { setting: SiteSettingRow }) {
  const { id, key, value: saved, fallback, overridden, changedAt, changedBy } = setting
  const provider = useDataProvider<DeskProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const label = settingsText.labels[key]
  const [value, setValue] = useState(saved)
  const [complaint, setComplaint] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => setValue(saved), [saved])
  const does = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setComplaint(undefined)
    try {
      await work()
      notify(adminText.saved, { type: 'success', autoHideDuration: 3000 })
      refresh()
    } catch (error) {
      setComplaint(complaintOf(error))
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const facts = overridden
    ? [changedAt && settingsText.changedBy(changedBy, moment(changedAt)), settingsText.start(fallback)]
    : [saved === '' ? settingsText.nothing : settingsText.fromStart]
  const help = complaint ?? facts.filter(Boolean).join('. ')
  return (
    <form
      className="setting"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void does(() => provider.update('settings', { id, data: { value }, previousData: setting }))
      }}
    >
      {isYesOrNo(key) ? (
        <div>
          <FormControlLabel
            control={<Switch checked={value === 'oui'} onChange={(_event, on) => setValue(on ? 'oui' : 'non')} />}
            label={label}
          />
          <FormHelperText error={complaint !== undefined}>{help}</FormHelperText>
        </div>
      ) : (
        <TextField
          label={label}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          error={complaint !== undefined}
          helperText={help}
        />
      )}
      <div className="row">
        {value.trim() === saved ? null : (
          <Button type="submit" variant="contained" loading={busy} aria-label={settingsText.saveNamed(label)}>
            {adminText.save}
          </Button>
        )}
        {overridden ? (
          <Button
            loading={busy}
            aria-label={settingsText.resetNamed(label)}
            onClick={() => void does(() => provider.act('settings', id, 'reset', {}))}
          >
            {settingsText.reset}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
