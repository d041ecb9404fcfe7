import { type ReactNode, useState } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import type { IconName } from '../../../../ui/icons.ts'
import { Sheet } from '../../../../ui/overlays/dialog.tsx'
import styles from './composer-form.module.css'

export interface Choice {
  value: string
  label: string
  help: string
  icon: IconName
}

interface ChoicesProps {
  title: string
  options: Choice[]
  value: string
  onChoose: (value: string) => void
  className: string | undefined
  /** Accessible name of the button: what is chosen, and what for. */
  label: string
  /** Under the options. */
  note?: string
  children: ReactNode
}

/** A button that opens the options in a sheet; choosing one closes it. */
export function Choices({ title, options, value, onChoose, className, label, note, children }: ChoicesProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={title}>
        <ul className={styles.choices}>
          {options.map((option) => (
            <li key={option.value}>
              <button
                type="button"
                aria-pressed={option.value === value}
                onClick={() => {
                  setOpen(false)
                  onChoose(option.value)
                }}
              >
                <Icon of={option.icon} />
                <span className="grow">
                  <span className="bold">{option.label}</span>
                  <span className="meta">{option.help}</span>
                </span>
                {option.value === value ? <Icon of="check" /> : null}
              </button>
            </li>
          ))}
        </ul>
        {note === undefined ? null : <p className="meta">{note}</p>}
      </Sheet>
    </>
  )
}
