import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import styles from '../../../styles/shared/communities.module.css'
import { Button, type ButtonLook } from '../../../ui/button.tsx'

interface CommunityFormProps {
  intent: string
  /** Hidden fields. */
  fields?: Record<string, string>
  action: string
  look?: ButtonLook
  size?: 'sm' | 'md'
  /** Accessible name of the button, if its text does not say whom it concerns. */
  label?: string
  className?: string
  children?: ReactNode
}

/** One action as a form, so that it works without scripts. */
export function CommunityForm(props: CommunityFormProps) {
  const { intent, fields = {}, action, look, size, label, className, children } = props
  const sending = useNavigation().formData
  const busy =
    sending?.get('intent') === intent && Object.entries(fields).every(([name, value]) => sending.get(name) === value)
  return (
    <Form method="post" className={className} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" look={look} size={size} busy={busy} aria-label={label}>
        {action}
      </Button>
    </Form>
  )
}

/** Confirmation before an irreversible action, with or without scripts. */
export function AskedTwice({ summary, text, children }: { summary: string; text?: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{summary}</summary>
      <div>
        {text === undefined ? null : <p className="soft">{text}</p>}
        {children}
      </div>
    </details>
  )
}
