import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, type ButtonLook } from '../../ui/button.tsx'

interface CommunityFormProps {
  intent: string
  /** What goes with it, unseen. */
  fields?: Record<string, string>
  action: string
  look?: ButtonLook
  size?: 'sm' | 'md'
  /** What the button does, whole, where its word alone does not say to whom. */
  label?: string
  className?: string
  children?: ReactNode
}

/** One thing to do on a community's page: a form, so that it works before any script. */
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

/** What cannot be undone at once is said before it is done, with scripts and without. */
export function AskedTwice({ summary, text, children }: { summary: string; text?: string; children: ReactNode }) {
  return (
    <details className="cm-more">
      <summary>{summary}</summary>
      <div>
        {text === undefined ? null : <p className="soft">{text}</p>}
        {children}
      </div>
    </details>
  )
}
