import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { toWritable } from '../content/read-entry.ts'
import type { ContentRecord } from '../records.ts'
import { contentText } from '../text/content.ts'
import { frenchMessages } from '../text/react-admin.ts'
import { type ContentValues, plannedAt } from './content-values.ts'

const addresses = { articles: '/blog/apercu', pages: '/l/apercu' } as const
export type PreviewedResource = keyof typeof addresses

const fields = {
  articles: ['title', 'excerpt', 'body', 'cover', 'category', 'tags', 'related', 'publishedAt'],
  pages: ['title', 'body'],
} as const satisfies Record<PreviewedResource, string[]>

/** What the preview shows of the form. */
export function previewContent(
  resource: PreviewedResource,
  values: ContentValues,
  record: ContentRecord | null,
): Record<string, unknown> {
  const publishedAt = plannedAt(values, record?.publishedAt ?? null)
  const written = toWritable(resource, { ...values, publishedAt })
  const shown = fields[resource].flatMap((name) => (written[name] === undefined ? [] : [[name, written[name]]]))
  return { ...Object.fromEntries(shown), ...(resource === 'articles' && record !== null && { id: record.id }) }
}

interface PreviewButtonProps {
  resource: PreviewedResource
  record: ContentRecord | null
}

/** Posts the form's values, saved or not, to a tab of its own, which a second press reuses. Nothing is stored. */
export function PreviewButton({ resource, record }: PreviewButtonProps) {
  const { getValues } = useFormContext<ContentValues>()
  const notify = useNotify()
  const preview = () => {
    if (!navigator.onLine) {
      notify(frenchMessages.ra.notification.offline as string, { type: 'warning' })
      return
    }
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: addresses[resource], enctype: 'multipart/form-data' })
    form.target = `apercu-${resource}-${record?.id ?? 'nouveau'}`
    form.hidden = true
    const field = document.createElement('input')
    field.name = 'content'
    field.value = JSON.stringify(previewContent(resource, getValues(), record))
    form.append(field)
    document.body.append(form)
    form.submit()
    form.remove()
  }
  return (
    <Button onClick={preview} title={contentText.previewHint}>
      {contentText.seePreview}
    </Button>
  )
}
