import type { FileView, MediaView } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { type FieldValues, type Path, useController } from 'react-hook-form'
import { contentText } from '../../text/content.ts'
import { MediaPicker } from './media-picker.tsx'

interface PictureFieldProps<Values extends FieldValues> {
  /** Media id; undefined keeps the present picture. */
  name: Path<Values>
  label: string
  present: FileView | null
}

export function PictureField<Values extends FieldValues>({ name, label, present }: PictureFieldProps<Values>) {
  const { field, fieldState } = useController<Values>({ name })
  const [picking, setPicking] = useState(false)
  const [picked, setPicked] = useState<MediaView | null>(null)
  const kept = field.value === undefined ? present?.formats.medium : undefined
  const shown = typeof field.value === 'number' ? picked?.formats.medium : kept
  return (
    <fieldset className="panel">
      <legend>{label}</legend>
      {shown === undefined ? null : (
        <img className="cover" src={shown.url} width={shown.width} height={shown.height} alt="" />
      )}
      {fieldState.error === undefined ? null : <p className="trouble">{fieldState.error.message}</p>}
      <div className="row">
        <Button variant="outlined" onClick={() => setPicking(true)}>
          {shown === undefined ? contentText.chooseCover : contentText.changeCover}
        </Button>
        {shown === undefined ? null : <Button onClick={() => field.onChange(null)}>{contentText.removeCover}</Button>}
      </div>
      {picking ? (
        <MediaPicker
          onClose={() => setPicking(false)}
          onPick={(picture) => {
            setPicked(picture)
            field.onChange(picture.id)
          }}
        />
      ) : null}
    </fieldset>
  )
}
