import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useController } from 'react-hook-form'
import { adminText } from '../text/admin.ts'
import { contentText } from '../text/content.ts'
import type { ContentValues } from './content-values.ts'
import { EntryPicker, nameOf, useEntries } from './entry-picker.tsx'

export function TagsField() {
  const { field, fieldState } = useController<ContentValues, 'tags'>({ name: 'tags' })
  const chosen = useEntries('tags', field.value)
  return (
    <div className="stack">
      <EntryPicker
        resource="tags"
        label={contentText.tags}
        error={fieldState.error?.message}
        without={field.value}
        onPick={(id) => field.onChange([...field.value, id])}
      />
      <div className="chips">
        {chosen.map((tag) => (
          <Chip
            key={tag.id}
            label={nameOf(tag)}
            onDelete={() => field.onChange(field.value.filter((id) => id !== tag.id))}
          />
        ))}
      </div>
    </div>
  )
}

const swapped = (ids: number[], at: number, to: number): number[] => {
  const next = [...ids]
  const [moved] = next.splice(at, 1)
  if (moved !== undefined) next.splice(to, 0, moved)
  return next
}

/** Related articles in the editor's order. */
export function RelatedField({ own }: { own: number | null }) {
  const { field, fieldState } = useController<ContentValues, 'related'>({ name: 'related' })
  const chosen = useEntries('articles', field.value)
  const last = chosen.length - 1
  return (
    <div className="stack">
      <EntryPicker
        resource="articles"
        label={contentText.addRelated}
        hint={contentText.relatedHint}
        error={fieldState.error?.message}
        without={own === null ? field.value : [...field.value, own]}
        onPick={(id) => field.onChange([...field.value, id])}
      />
      <ol className="ordered">
        {chosen.map((article, at) => {
          const title = nameOf(article)
          return (
            <li key={article.id}>
              <span>{title}</span>
              <IconButton
                aria-label={adminText.moveUp(title)}
                disabled={at === 0}
                onClick={() => field.onChange(swapped(field.value, at, at - 1))}
              >
                <ArrowUp size={18} />
              </IconButton>
              <IconButton
                aria-label={adminText.moveDown(title)}
                disabled={at === last}
                onClick={() => field.onChange(swapped(field.value, at, at + 1))}
              >
                <ArrowDown size={18} />
              </IconButton>
              <IconButton
                aria-label={adminText.removeNamed(title)}
                onClick={() => field.onChange(field.value.filter((id) => id !== article.id))}
              >
                <X size={18} />
              </IconButton>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
