import type { DeskWebhook, DeskWebhookSecret } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh } from 'ra-core'
import { Confirm } from 'ra-ui-materialui'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { DecisionPage } from '../../care/decision-page.tsx'
import { Panel } from '../../care/panel.tsx'
import { useAction } from '../../care/use-action.ts'
import type { DeskProvider } from '../../content/data-provider.ts'
import { Opened } from '../../forms/opened.tsx'
import { useClientId } from '../../forms/use-client-id.ts'
import { usePlainSave } from '../../forms/use-plain-save.ts'
import { DeleteButton } from '../../shell/delete-button.tsx'
import { adminText } from '../../text/admin.ts'
import { webhooksText as text } from '../../text/webhooks.ts'
import { WebhookChip } from './webhook-chips.tsx'
import { deliveriesKey, WebhookDeliveries } from './webhook-deliveries.tsx'
import { WebhookFields, type WebhookValues } from './webhook-fields.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import './webhooks.css'

/** Folded, because the deliveries are what is read every day. */
function SettingsForm({ webhook }: { webhook: DeskWebhook }) {
  const { name, url, events } = webhook
  const form = useForm<WebhookValues>({ defaultValues: { name, url, events } })
  const { save, saving } = usePlainSave(form, webhook, () => undefined)
  return (
    <FormProvider {...form}>
      <details className="panel">
        <summary>
          <h2>{text.settings}</h2>
        </summary>
        <form
          className="stack"
          noValidate
          onSubmit={(event) => void form.handleSubmit((values) => save({ ...values }))(event)}
        >
          <WebhookFields />
          <div className="row">
            <Button type="submit" variant="contained" loading={saving}>
              {adminText.save}
            </Button>
          </div>
        </form>
      </details>
    </FormProvider>
  )
}

function StatePanel({ webhook }: { webhook: DeskWebhook }) {
  const { id, state, disabledReason } = webhook
  const { run, busy } = useAction('webhooks', id)
  const client = useQueryClient()
  const test = async () => {
    await run({ act: 'test', adds: true, done: text.tested })
    void client.invalidateQueries({ queryKey: deliveriesKey(id) })
  }
  const isStopped = disabledReason !== null && disabledReason !== 'hand'
  return (
    <Panel
      title={
        <>
          {text.state} <WebhookChip state={state} />
        </>
      }
    >
      <p>{text.stateSentence(webhook)}</p>
      <div className="row">
        <Button variant="outlined" loading={busy === 'test'} onClick={() => void test()}>
          {text.test}
        </Button>
        {state === 'disabled' ? (
          <Button
            variant="contained"
            loading={busy === 'enable'}
            onClick={() => void run({ act: 'enable', done: text.enabled })}
          >
            {text.enable}
          </Button>
        ) : null}
        {state === 'disabled' && !isStopped ? null : (
          <Button loading={busy === 'disable'} onClick={() => void run({ act: 'disable', done: text.disabled })}>
            {isStopped ? text.keepDisabled : text.disable}
          </Button>
        )}
      </div>
    </Panel>
  )
}

/** Calls the provider itself, because `useAction` would leave the secret in the query cache. */
function useRotation(id: number) {
  const provider = useDataProvider<DeskProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const clientId = useClientId()
  const [rotated, setRotated] = useState<{ secret: string | null } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const rotate = async () => {
    setBusy(true)
    try {
      const answer = await provider.act('webhooks', id, 'rotate', { clientId: clientId.now() })
      clientId.renew()
      setRotated({ secret: (answer as unknown as DeskWebhookSecret).secret })
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { rotate, rotated, isBusy, forget: () => setRotated(null) }
}

function SecretPanel({ webhook: { id, formerSecretUntil } }: { webhook: DeskWebhook }) {
  const { rotate, rotated, isBusy, forget } = useRotation(id)
  const [isAsked, setAsked] = useState(false)
  if (rotated !== null) {
    return (
      <WebhookSecret secret={rotated.secret}>
        <Button onClick={forget}>{text.kept}</Button>
      </WebhookSecret>
    )
  }
  return (
    <Panel title={text.secret}>
      <p>{text.secretHint}</p>
      {formerSecretUntil === null ? null : <p className="hint">{text.formerUntil(formerSecretUntil)}</p>}
      <div className="row">
        <Button variant="outlined" onClick={() => setAsked(true)}>
          {text.rotate}
        </Button>
      </div>
      <Confirm
        isOpen={isAsked}
        loading={isBusy}
        title={text.rotateTitle}
        content={text.rotateContent}
        confirm={text.rotate}
        onConfirm={() => void rotate().then(() => setAsked(false))}
        onClose={() => setAsked(false)}
      />
    </Panel>
  )
}

function OpenedWebhook({ webhook }: { webhook: DeskWebhook }) {
  return (
    <DecisionPage
      title={webhook.name}
      actions={<DeleteButton record={webhook} name={webhook.name} />}
      asideLabel={text.state}
      asideFirst
      aside={
        <>
          <StatePanel webhook={webhook} />
          <SecretPanel webhook={webhook} />
        </>
      }
    >
      <SettingsForm webhook={webhook} />
      <WebhookDeliveries webhook={webhook} />
    </DecisionPage>
  )
}

export const WebhookPage = () => <Opened<DeskWebhook>>{(webhook) => <OpenedWebhook webhook={webhook} />}</Opened>
