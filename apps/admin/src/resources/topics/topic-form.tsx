import Button from '@mui/material/Button'
import { useResourceContext } from 'ra-core'
import { FormProvider, useForm } from 'react-hook-form'
import { Line } from '../../forms/fields.tsx'
import { Opened } from '../../forms/opened.tsx'
import { usePlainSave } from '../../forms/use-plain-save.ts'
import type { TopicRecord } from '../../records.ts'
import { DeleteButton } from '../../shell/delete-button.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { adminText } from '../../text/admin.ts'
import { contentText } from '../../text/content.ts'

type TopicValues = Pick<TopicRecord, 'name' | 'slug' | 'description'>

/** Form of a category or tag. */
function TopicForm({ record }: { record: TopicRecord | null }) {
  const resource = useResourceContext() ?? ''
  const { name = '', slug = '', description = '' } = record ?? {}
  const form = useForm<TopicValues>({ defaultValues: { name, slug, description } })
  const { save, saving } = usePlainSave(form, record)
  const fresh = resource === 'tags' ? contentText.newTag : contentText.newCategory
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((data) => save(data))(event)}
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
          event.preventDefault()
          event.currentTarget.requestSubmit()
        }}
      >
        <PageHead title={record === null ? fresh : record.name}>
          {record === null ? null : <DeleteButton record={record} name={record.name} />}
          <Button type="submit" variant="contained" loading={saving} title={adminText.saveHint}>
            {adminText.save}
          </Button>
        </PageHead>
        <div className="stack narrow">
          <Line<TopicValues> name="name" label={contentText.name} required />
          <Line<TopicValues> name="slug" label={contentText.slug} hint={contentText.slugOfNameHint} />
          <Line<TopicValues> name="description" label={contentText.description} most={400} rows={3} />
        </div>
      </form>
    </FormProvider>
  )
}

export const TopicEdit = () => <Opened<TopicRecord>>{(record) => <TopicForm record={record} />}</Opened>
export const TopicCreate = () => <TopicForm record={null} />
