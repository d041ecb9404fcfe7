import { data, Form, useNavigation } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { catchOffline } from '../../api/form-answer.ts'
import { pageApi, pageFailure } from '../../api/page-api.ts'
import { accountApi } from '../../features/account/identity/account.api.ts'
import { accountText } from '../../features/account/identity/account.text.ts'
import { ExpiredLink } from '../../features/account/identity/sign-in/expired-link.tsx'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import type { Route } from './+types/account-email'

const text = accountText.link

/** Reads the link without using it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('jeton') ?? ''
  try {
    return data({ token, change: await accountApi(pageApi(context)).emailChangeLink(token) })
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 400) return data({ token, change: null }, { status: 400 })
    return pageFailure(error, request)
  }
}

interface LinkAnswer {
  done?: 'approved' | 'changed' | 'refused' | 'expired'
  problem?: string
}

export async function action({ request, context }: Route.ActionArgs): Promise<LinkAnswer> {
  const typed = await request.formData()
  const api = accountApi(pageApi(context))
  const token = String(typed.get('token') ?? '')
  try {
    if (typed.get('intent') !== 'refuse') return await api.openEmailChange(token)
    await api.refuseEmailChange(token)
    return { done: 'refused' }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return error.status === 400 ? { done: 'expired' } : { problem: error.message }
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOffline(serverAction, (problem): LinkAnswer => ({ problem }))
}

/** The link is now used and would be reported as invalid. */
export const shouldRevalidate = () => false

export default function AccountEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, change } = loaderData
  const done = actionData?.done
  return (
    <SignInLayout>
      <PageMeta title={text.title} hidden />
      {done !== undefined && done !== 'expired' ? <Done done={done} /> : null}
      {done === 'expired' || (done === undefined && change === null) ? (
        <ExpiredLink to="/settings/compte" again={text.again} />
      ) : null}
      {done === undefined && change !== null ? (
        <Answer token={token} {...change} problem={actionData?.problem} />
      ) : null}
    </SignInLayout>
  )
}

interface AnswerProps {
  token: string
  newEmail: string
  step: 'approve' | 'confirm'
  problem: string | undefined
}

function Answer({ token, newEmail, step, problem }: AnswerProps) {
  const busy = useNavigation().state !== 'idle'
  const approving = step === 'approve'
  return (
    <>
      <header className={styles.head}>
        <h1 className="display heading-1">{approving ? text.approveTitle : text.confirmTitle}</h1>
        <p className={`soft ${styles.address}`}>
          {approving ? text.approveLead(newEmail) : text.confirmLead(newEmail)}
        </p>
      </header>
      <Form method="post" className={`stack ${styles.form}`}>
        <FormError text={problem} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="lg" block busy={busy} name="intent" value="open">
          {approving ? text.approve : text.confirm}
        </Button>
        <Button type="submit" look="quiet" size="lg" block name="intent" value="refuse">
          {text.refuse}
        </Button>
      </Form>
    </>
  )
}

const said = {
  approved: { title: text.approvedTitle, lead: text.approvedLead, to: '/settings/compte', label: text.back },
  changed: { title: text.changedTitle, lead: text.changedLead, to: '/settings/compte', label: text.back },
  refused: { title: text.refusedTitle, lead: text.refusedLead, to: '/password', label: text.newPassword },
}

function Done({ done }: { done: keyof typeof said }) {
  const { title, lead, to, label } = said[done]
  return (
    <>
      <h1 className="display heading-1">{title}</h1>
      <p className={`lead soft ${styles.lead}`}>{lead}</p>
      <ButtonLink to={to} size="lg" block>
        {label}
      </ButtonLink>
    </>
  )
}
