import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { type ReactNode, useEffect, useRef } from 'react'
import { webhooksText as text } from '../../text/webhooks.ts'

/** The only time that the secret is on screen; null where the answer came too late to contain it. */
export function WebhookSecret({ secret, children }: { secret: string | null; children: ReactNode }) {
  const notify = useNotify()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const copy = async (copied: string) => {
    try {
      await navigator.clipboard.writeText(copied)
      notify(text.copied, { type: 'success', autoHideDuration: 3000 })
    } catch {
      notify(text.notCopied, { type: 'error' })
    }
  }
  return (
    <section className="panel webhook-secret" aria-labelledby="webhook-secret">
      <h2 id="webhook-secret" ref={title} tabIndex={-1}>
        {text.onceTitle}
      </h2>
      <p>{secret === null ? text.lost : text.once}</p>
      {secret === null ? null : <code>{secret}</code>}
      <div className="row">
        {secret === null ? null : (
          <Button variant="contained" onClick={() => void copy(secret)}>
            {text.copy}
          </Button>
        )}
        {children}
      </div>
    </section>
  )
}
