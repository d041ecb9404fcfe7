import type { LedgerEntry, LedgerKind } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { Choices } from '../../care/measure-fields.tsx'
import { Line } from '../../forms/fields.tsx'
import { Opened } from '../../forms/opened.tsx'
import { usePlainSave } from '../../forms/use-plain-save.ts'
import { DeleteButton } from '../../shell/delete-button.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { adminText } from '../../text/admin.ts'
import { ledgerText as text } from '../../text/ledger.ts'
import { amountOf, centsOf } from './amount.ts'

interface LedgerValues {
  kind: LedgerKind
  year: string
  /** 0: the whole year. */
  month: number
  label: string
  /** As typed; the API knows cents. */
  amountCents: string
}

const months = Array.from({ length: 12 }, (_none, at) => at + 1)

const MonthField = () => (
  <Controller<LedgerValues, 'month'>
    name="month"
    render={({ field, fieldState: { error } }) => (
      <TextField
        {...field}
        select
        label={text.month}
        error={error !== undefined}
        helperText={error?.message ?? text.monthHint}
        onChange={({ target }) => field.onChange(Number(target.value))}
      >
        <MenuItem value={0}>{text.wholeYear}</MenuItem>
        {months.map((month) => (
          <MenuItem key={month} value={month}>
            {text.monthName(month)}
          </MenuItem>
        ))}
      </TextField>
    )}
  />
)

const valuesOf = (record: LedgerEntry | null): LedgerValues => ({
  kind: record?.kind ?? 'expense',
  year: String(record?.year ?? new Date().getFullYear()),
  month: record?.month ?? 0,
  label: record?.label ?? '',
  amountCents: record === null ? '' : amountOf(record.amountCents),
})

/** JSON has no NaN: the API answers null with its own sentence. */
const entryOf = ({ kind, year, month, label, amountCents }: LedgerValues) => ({
  kind,
  label,
  year: Number(year),
  month: month === 0 ? null : month,
  amountCents: centsOf(amountCents),
})

function LedgerForm({ record }: { record: LedgerEntry | null }) {
  const form = useForm<LedgerValues>({ defaultValues: valuesOf(record) })
  const { save, saving } = usePlainSave(form, record)
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit((values) => save(entryOf(values)))(event)}>
        <PageHead title={record === null ? text.fresh : record.label}>
          {record === null ? null : <DeleteButton record={record} name={record.label} />}
          <Button type="submit" variant="contained" loading={saving}>
            {adminText.save}
          </Button>
        </PageHead>
        <div className="stack narrow">
          <Choices<LedgerValues> name="kind" legend={text.kind} choices={text.kinds} />
          <Line<LedgerValues> name="label" label={text.label} hint={text.labelHint} most={120} required />
          <Line<LedgerValues> name="amountCents" label={text.amount} hint={text.amountHint} required />
          <Line<LedgerValues> name="year" label={text.year} required />
          <MonthField />
        </div>
      </form>
    </FormProvider>
  )
}

export const LedgerEdit = () => <Opened<LedgerEntry>>{(record) => <LedgerForm record={record} />}</Opened>
export const LedgerCreate = () => <LedgerForm record={null} />
