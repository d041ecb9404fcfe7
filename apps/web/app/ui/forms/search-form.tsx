import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../button.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'
import '../../styles/search-form.css'

interface SearchFormProps {
  action: string
  q: string
  label: string
  hint: string
  button: string
  maxLength?: number
  /** Hidden inputs for other query parameters. */
  children?: ReactNode
}

/** The query is in the URL (`q`), so it works without scripts. */
export function SearchForm({ action, q, label, hint, button, maxLength = 60, children }: SearchFormProps) {
  return (
    <Form method="get" action={action} role="search" className="search-form" key={q}>
      <Field label={label} hiddenLabel>
        <TextInput
          type="search"
          name="q"
          icon="search"
          look="pill"
          defaultValue={q}
          maxLength={maxLength}
          placeholder={hint}
          enterKeyHint="search"
          autoComplete="off"
        />
      </Field>
      {children}
      <Button type="submit" look="quiet">
        {button}
      </Button>
    </Form>
  )
}
