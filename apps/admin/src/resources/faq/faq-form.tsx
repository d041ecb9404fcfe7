import { faqTopics } from '@consoeurs/contract'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useController } from 'react-hook-form'
import { ContentForm, WithViewer } from '../../forms/content-form.tsx'
import type { ContentValues } from '../../forms/content-values.ts'
import { Opened } from '../../forms/opened.tsx'
import type { FaqRecord } from '../../records.ts'
import { faqText } from '../../text/faq.ts'

function TopicField() {
  const { field, fieldState } = useController<ContentValues, 'topic'>({ name: 'topic' })
  return (
    <TextField
      {...field}
      select
      label={faqText.topic}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message}
    >
      {Object.entries(faqTopics).map(([topic, label]) => (
        <MenuItem key={topic} value={topic}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}

function PositionField() {
  const { field, fieldState } = useController<ContentValues, 'position'>({ name: 'position' })
  return (
    <TextField
      {...field}
      type="number"
      label={faqText.position}
      onChange={({ target }) => field.onChange(target.value === '' ? '' : Number(target.value))}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? faqText.positionHint}
      slotProps={{ htmlInput: { min: 0, max: 9999 } }}
    />
  )
}

function FaqForm({ record }: { record: FaqRecord | null }) {
  return (
    <WithViewer>
      {(viewerId) => (
        <ContentForm
          title={faqText.fresh}
          record={record}
          viewerId={viewerId}
          addressOf={({ slug }) => `/l/support#${slug || '…'}`}
          words={{ title: faqText.question, body: faqText.answer }}
          ownPage={false}
          aside={
            <>
              <TopicField />
              <PositionField />
            </>
          }
        />
      )}
    </WithViewer>
  )
}

export const FaqEdit = () => <Opened<FaqRecord>>{(record) => <FaqForm record={record} />}</Opened>
export const FaqCreate = () => <FaqForm record={null} />
