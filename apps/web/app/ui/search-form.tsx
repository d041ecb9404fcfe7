import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'
import '../styles/search-form.css'

interface SearchFormProps {
  /** The page that searches itself. */
  action: string
  /** What is searched now. */
  q: string
  label: string
  hint: string
  button: string
  /** How long her words may be. */
  maxLength?: number
  /** What else its address keeps. */
  children?: ReactNode
}

/** A page's own search: its words stand in its address (`q`), so that it works without scripts. */
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
