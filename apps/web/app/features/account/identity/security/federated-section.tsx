import type { FederatedLink } from '@consoeurs/contract'
import { type MouseEvent, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { api } from '../../../../api/browser-api.ts'
import { ownValue } from '../../../../api/own-value.ts'
import styles from '../../../../styles/shared/settings.module.css'
import { day } from '../../../../text/dates.ts'
import { Button, MoreLink } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { PasswordInput } from '../../../../ui/forms/password-input.tsx'
import accountStateStyles from '../account-state.module.css'
import { federatedText } from '../federated.text.ts'
import { federatedStepsText } from '../federated-steps.text.ts'
import { useWindowAttempt } from '../firebase/use-window-attempt.ts'
import { federatedApi } from '../sign-in/federated.api.ts'
import { linkPage, pageAfterLink } from '../sign-in/federated-ends.ts'

const formAddress = `${linkPage}/lien`

const notices: Record<string, string> = { relie: federatedStepsText.linkedNow, retire: federatedStepsText.unlinkedNow }

interface FederatedSectionProps {
  link: FederatedLink
  /** Reauthentication: a stolen session must not link an account. */
  hasPassword: boolean
  /** Result of the last change, from the address. */
  ended: string | null
  said: string | undefined
}

/** The linked provider account; it can be unlinked if another sign-in method remains. */
export function FederatedSection({ link, hasPassword, ended, said }: FederatedSectionProps) {
  const { providerName: name, linkedAt } = link
  return (
    <section className={styles.form} aria-labelledby="autre-entree">
      <h2 className="display heading-3" id="autre-entree">
        {federatedStepsText.sectionTitle}
      </h2>
      <p className="soft">
        {linkedAt === null
          ? federatedStepsText.unlinkedLead(name)
          : federatedStepsText.linkedLead(name, day(new Date(linkedAt), { now: new Date() }))}
      </p>
      <p className={`small ${accountStateStyles.confirmed}`} role="status">
        {ownValue(notices, ended) ?? ''}
      </p>
      {linkedAt === null ? (
        <LinkForm name={name} hasPassword={hasPassword} said={said} />
      ) : (
        <UnlinkForm link={link} hasPassword={hasPassword} said={said} />
      )}
    </section>
  )
}

interface LinkFormProps {
  name: string
  hasPassword: boolean
  said: string | undefined
}

function LinkForm({ name, hasPassword, said }: LinkFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState(false)
  const typed = () => String(new FormData(form.current ?? undefined).get('password') ?? '')
  const attempt = useWindowAttempt({
    start: (id) => federatedApi(api).startLink({ attempt: id, ...(hasPassword && { password: typed() }) }),
    pageAfter: pageAfterLink,
  })
  const press = (event: MouseEvent) => {
    setMissing(hasPassword && typed() === '')
    if (hasPassword && typed() === '') event.preventDefault()
    else attempt.press(event)
  }
  const notes = { idle: '', waiting: federatedText.waiting(name), closing: federatedText.closing }
  return (
    <Form ref={form} method="post" action={formAddress} reloadDocument className="stack" noValidate>
      <FormError text={attempt.said ?? (attempt.phase === 'idle' ? said : undefined)} />
      {hasPassword ? (
        <Field label={federatedStepsText.password} error={missing ? federatedStepsText.passwordMissing : undefined}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      ) : null}
      <div>
        <Button type="submit" name="intent" value="link" look="line" onClick={attempt.blocked ? undefined : press}>
          {attempt.blocked ? federatedText.inThisPage : federatedStepsText.link(name)}
        </Button>
      </div>
      <p className="meta" role="status">
        {notes[attempt.phase]}
      </p>
    </Form>
  )
}

interface UnlinkFormProps {
  link: FederatedLink
  hasPassword: boolean
  said: string | undefined
}

function UnlinkForm({ link, hasPassword, said }: UnlinkFormProps) {
  const busy = useNavigation().state !== 'idle'
  if (!link.canUnlink) {
    return (
      <>
        <p className="small">{federatedStepsText.onlyWay}</p>
        <MoreLink to="/password">{federatedStepsText.choosePassword}</MoreLink>
      </>
    )
  }
  return (
    <Form method="post" action={formAddress} className="stack" noValidate>
      <FormError text={said} />
      {hasPassword ? (
        <Field label={federatedStepsText.passwordToUnlink}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      ) : null}
      <div>
        <Button type="submit" name="intent" value="unlink" look="line" busy={busy}>
          {federatedStepsText.unlink(link.providerName)}
        </Button>
      </div>
    </Form>
  )
}
