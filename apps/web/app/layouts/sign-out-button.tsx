import type { FormEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { mayHaveUnsent } from '../outbox/unsent-flag.ts'
import { layoutText } from '../text/pages/layout.ts'
import { Icon } from '../ui/icon.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'

interface SignOutButtonProps {
  className: string | undefined
  icon?: boolean
}

/** Signs out with one press. If unsent messages remain, /logout asks first. */
export function SignOutButton({ className, icon = true }: SignOutButtonProps) {
  const viewerId = useViewer()?.id
  const navigate = useNavigate()
  const askFirst = (event: FormEvent<HTMLFormElement>) => {
    if (viewerId === undefined || !mayHaveUnsent(viewerId)) return
    event.preventDefault()
    const form = event.currentTarget
    void import('../outbox/has-unsent.ts')
      .then(({ hasUnsent }) => hasUnsent(viewerId))
      // Offline the check cannot load: let the page ask.
      .catch(() => true)
      .then((some) => (some ? navigate('/logout') : form.submit()))
  }
  return (
    <Form method="post" action="/logout" reloadDocument onSubmit={askFirst}>
      <button type="submit" className={className}>
        {icon ? <Icon of="log-out" /> : null}
        <span>{layoutText.signOut}</span>
      </button>
    </Form>
  )
}
