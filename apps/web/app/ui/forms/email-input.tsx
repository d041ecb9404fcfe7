import type { ComponentProps } from 'react'
import { uiText } from '../../text/ui.ts'
import { TextInput } from './text-input.tsx'

/** Email keyboard on phones, without autocorrection. */
export function EmailInput(input: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      autoComplete="email"
      placeholder={uiText.emailPlaceholder}
      {...input}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
