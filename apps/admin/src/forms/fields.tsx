import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { Controller, type FieldValues, type Path, useFormContext } from 'react-hook-form'

interface LineProps<Values extends FieldValues> {
  name: Path<Values>
  label: string
  hint?: string | undefined
  /** Says how long it is, of how much is read. */
  most?: number
  rows?: number
  type?: TextFieldProps['type']
  required?: boolean
  big?: boolean
}

/** One text of a form, with what is wrong with it below. */
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
          multiline={rows !== undefined}
          minRows={rows ?? 1}
          maxRows={12}
          required={required}
          className={big ? 'big' : ''}
          {...(type !== undefined && { type })}
          slotProps={{
            inputLabel: type === 'datetime-local' ? { shrink: true, required: false } : { required: false },
          }}
        />
      )}
    />
  )
}
