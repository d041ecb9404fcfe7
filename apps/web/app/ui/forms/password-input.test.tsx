import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

const html = renderToStaticMarkup(
  <Field label="Mot de passe">
    <PasswordInput name="password" autoComplete="current-password" />
  </Field>,
)
const input = /<input[^>]*>/.exec(html)?.[0] ?? ''

describe('a field for a password', () => {
  it('hides what is typed until she asks, by a button that says what it does', () => {
    expect(input).toContain('type="password"')
    expect(html).toMatch(/<button type="button"[^>]* aria-pressed="false" aria-label="[^"]*fficher[^"]*"/)
  })

  it('lets a keeper of passwords fill it in, and anything be pasted', () => {
    expect(input).toContain('autoComplete="current-password"')
    expect(input).not.toMatch(/readonly|disabled|maxlength|onpaste|autocomplete="off"/i)
    expect(PasswordInput.toString()).not.toMatch(/onPaste|preventDefault/)
  })
})
