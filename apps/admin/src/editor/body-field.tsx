import { useNotify } from 'ra-core'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import type { ContentValues } from '../forms/content-values.ts'
import { editorText } from '../text/editor.ts'
import { unknownTags } from './body-html.ts'
import { RichText } from './rich-text.tsx'

/** Read-only if the text holds tags that the editor would drop. */
export function BodyField({ label }: { label: string }) {
  const { field, fieldState } = useController<ContentValues, 'body'>({ name: 'body' })
  const notify = useNotify()
  const unknown = useMemo(() => unknownTags(field.value), [field.value])
  if (unknown.length > 0) {
    return (
      <section className="prose read" aria-label={label}>
        <p className="notice">{editorText.locked(unknown.join(', '))}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API on write and on read */}
        <div dangerouslySetInnerHTML={{ __html: field.value }} />
      </section>
    )
  }
  return (
    <RichText
      label={label}
      value={field.value}
      onChange={field.onChange}
      onDropped={(tags) => notify(editorText.dropped(tags), { type: 'warning', autoHideDuration: null })}
      error={fieldState.error?.message}
    />
  )
}
