import Button from '@mui/material/Button'
import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { ContentValues } from '../../forms/content-values.ts'
import type { MediaRecord } from '../../records.ts'
import { contentText } from '../../text/content.ts'
import { MediaPicker } from './media-picker.tsx'

export function CoverField() {
  const { field, fieldState } = useController<ContentValues, 'cover'>({ name: 'cover' })
  const [picking, setPicking] = useState(false)
  const { data: picture } = useGetOne<MediaRecord>('media', { id: field.value ?? 0 }, { enabled: field.value !== null })
  const shown = field.value === null ? undefined : picture
  return (
    <fieldset className="panel">
      <legend>{contentText.cover}</legend>
      {shown === undefined ? null : (
        <img
          className="cover"
          src={shown.formats.medium.url}
          width={shown.formats.medium.width}
          height={shown.formats.medium.height}
          alt={shown.alternativeText}
        />
      )}
      {fieldState.error === undefined ? null : <p className="trouble">{fieldState.error.message}</p>}
      <div className="row">
        <Button variant="outlined" onClick={() => setPicking(true)}>
          {field.value === null ? contentText.chooseCover : contentText.changeCover}
        </Button>
        {field.value === null ? null : <Button onClick={() => field.onChange(null)}>{contentText.removeCover}</Button>}
      </div>
      {picking ? <MediaPicker onClose={() => setPicking(false)} onPick={({ id }) => field.onChange(id)} /> : null}
    </fieldset>
  )
}
