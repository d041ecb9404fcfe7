import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useBrand } from '../../../brand/brand-context.tsx'
import { sharesText } from '../../../text/shares.ts'

interface ReactionPickerProps {
  mine: string | null
  onChoose: (kind: string | null) => void
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  buttons.at((at + step) % buttons.length)?.focus()
}

export function ReactionPicker({ mine, onChoose }: ReactionPickerProps) {
  const { reactions } = useBrand()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Opened by keyboard: move the focus from the button into the picker.
    const opener = group.current?.previousElementSibling
    if (opener?.matches(':focus-visible')) group.current?.querySelector('button')?.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one floating line
    <div
      ref={group}
      className="reaction-picker"
      role="group"
      aria-label={sharesText.reactions.choose}
      onKeyDown={moveFocus}
    >
      {reactions.map(({ kind, emoji, label }) => (
        <button
          key={kind}
          type="button"
          data-l={label}
          aria-label={label}
          aria-pressed={kind === mine}
          onClick={() => onChoose(kind === mine ? null : kind)}
        >
          {emoji}
        </button>
      ))}
    </div>
  )
}
