import { isEnter } from '@consoeurs/contract/text/enter-key'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { ChangeEvent, KeyboardEvent } from 'react'
import { Controller, type FieldValues, type Path, useFormContext } from 'react-hook-form'

interface LineProps<Values extends FieldValues> {
  name: Path<Values>
  label: string
  hint?: string | undefined
  /** Maximum length shown as a counter. */
  most?: number
  rows?: number
  type?: TextFieldProps['type']
  required?: boolean
  big?: boolean
}

/** A multi-line field for one line of text: long titles wrap, Enter submits the form. */
const oneLine = (change: (text: string) => void) => ({
  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    change(target.value.replaceAll(/\s*\n\s*/g, ' ')),
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (!isEnter(event.nativeEvent)) return
    event.preventDefault()
    event.currentTarget.closest('form')?.requestSubmit()
  },
})

/** Text field with its error message. */
export function Line<Values extends FieldValues>(props: LineProps<Values>) {
  const { name, label, hint, most, rows, type, required = false, big = false } = props
  const { control } = useFormContext<Values>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <TextField
          {...field}
          inputRef={field.ref}
          ref={null}
          label={label}
          error={error !== undefined}
          helperText={
            error?.message ?? [hint, most && `${String(field.value).length} / ${most}`].filter(Boolean).join(' ')
          }
          multiline={rows !== undefined || big}
          {...(big && oneLine(field.onChange))}
          minRows={rows ?? 1}
          maxRows={12}
          className={big ? 'big' : ''}
          {...(type !== undefined && { type })}
          slotProps={{
            // Not `required` of the field: its outline would leave room for an asterisk.
            htmlInput: { required },
            ...(type === 'datetime-local' && { inputLabel: { shrink: true } }),
          }}
        />
      )}
    />
  )
}
