import type { ReactNode } from 'react'

interface PanelFormProps {
  /** Of the fields. */
  className: string
  busy: boolean
  onSave: () => void
  children: ReactNode
}

/** A form that is saved on its own. Disabled while it saves: the saved values will replace its input. */
export function PanelForm({ className, busy, onSave, children }: PanelFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <fieldset className={`panel-fields ${className}`} disabled={busy}>
        {children}
      </fieldset>
    </form>
  )
}
