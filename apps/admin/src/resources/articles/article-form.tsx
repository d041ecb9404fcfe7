import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useGetList } from 'ra-core'
import { useController } from 'react-hook-form'
import { RelatedField, TagsField } from '../../forms/chosen-entries.tsx'
import { ContentForm, WithViewer } from '../../forms/content-form.tsx'
import type { ContentValues } from '../../forms/content-values.ts'
import { Line } from '../../forms/fields.tsx'
import { Opened } from '../../forms/opened.tsx'
import { everyTopic } from '../../lists/filters.tsx'
import type { ArticleRecord } from '../../records.ts'
import { contentText } from '../../text/content.ts'
import { CoverField } from '../media/cover-field.tsx'

function CategoryField() {
  const { field, fieldState } = useController<ContentValues, 'category'>({ name: 'category' })
  const { data = [] } = useGetList('categories', everyTopic)
  const known = (data as { id: number; name: string }[]).some(({ id }) => id === field.value)
  return (
    <TextField
      select
      label={contentText.category}
      value={known ? field.value : ''}
      onChange={({ target }) => field.onChange(target.value === '' ? null : Number(target.value))}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message}
    >
      <MenuItem value="">{contentText.noCategory}</MenuItem>
      {(data as { id: number; name: string }[]).map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

function NewsletterField() {
  const { field } = useController<ContentValues, 'inNewsletter'>({ name: 'inNewsletter' })
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={field.value} onChange={(_event, on) => field.onChange(on)} />}
        label={contentText.newsletter.field}
      />
      <p className="hint">{contentText.newsletter.fieldHint}</p>
    </div>
  )
}

function ArticleForm({ record }: { record: ArticleRecord | null }) {
  return (
    <WithViewer>
      {(viewerId) => (
        <ContentForm
          title={contentText.newArticle}
          record={record}
          viewerId={viewerId}
          addressOf={({ slug }, article) => `/blog/${article?.id ?? '…'}-${slug || '…'}`}
          lead={
            <Line<ContentValues>
              name="excerpt"
              label={contentText.excerpt}
              hint={contentText.excerptHint}
              most={400}
              rows={2}
            />
          }
          aside={
            <>
              <CoverField />
              <CategoryField />
              <NewsletterField />
              <TagsField />
              <fieldset className="panel">
                <legend>{contentText.related}</legend>
                <RelatedField own={record?.id ?? null} />
              </fieldset>
            </>
          }
        />
      )}
    </WithViewer>
  )
}

export const ArticleEdit = () => <Opened<ArticleRecord>>{(record) => <ArticleForm record={record} />}</Opened>
export const ArticleCreate = () => <ArticleForm record={null} />
