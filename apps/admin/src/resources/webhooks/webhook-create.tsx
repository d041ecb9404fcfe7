import type { DeskWebhookSecret } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { usePlainSave } from '../../forms/use-plain-save.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { webhooksText as text } from '../../text/webhooks.ts'
import { WebhookFields, type WebhookValues } from './webhook-fields.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import './webhooks.css'

const fresh: WebhookValues = { name: '', url: '', events: [] }

/** The form, then the secret in its place. */
export function WebhookCreate() {
  const [created, setCreated] = useState<DeskWebhookSecret | null>(null)
  const form = useForm<WebhookValues>({ defaultValues: fresh })
  const { save, saving } = usePlainSave(form, null, (saved) => setCreated(saved as DeskWebhookSecret))
  if (created !== null) {
    return (
      <>
        <PageHead title={created.name} />
        <div className="stack narrow">
          <WebhookSecret secret={created.secret}>
            <Button component={Link} to={`/webhooks/${created.id}`}>
              {text.openIt}
            </Button>
          </WebhookSecret>
        </div>
      </>
    )
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit((values) => save({ ...values }))(event)}>
        <PageHead title={text.fresh}>
          <Button type="submit" variant="contained" loading={saving}>
            {text.create}
          </Button>
        </PageHead>
        <p className="screen-lead">{text.lead}</p>
        <div className="stack narrow">
          <WebhookFields />
        </div>
      </form>
    </FormProvider>
  )
}
