import type { OwnAccount } from '@consoeurs/contract'
import { errorOf, typedValue } from '../../../../api/typed-value.ts'
import { Link } from '../../../../navigation/link.tsx'
import settingsStyles from '../../../../styles/shared/settings.module.css'
import { fullDate } from '../../../../text/dates.ts'
import { EmailInput } from '../../../../ui/forms/email-input.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../../ui/forms/password-input.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { accountText } from '../account.text.ts'
import { AccountPartForm } from '../account-part.tsx'
import styles from '../linked-accounts.module.css'

const text = accountText.email

export function EmailSection({
  email,
  emailChange,
  hasPassword,
}: Pick<OwnAccount, 'email' | 'emailChange' | 'hasPassword'>) {
  return (
    <section className={settingsStyles.form} aria-labelledby="compte-adresse">
      <h2 className="display heading-3" id="compte-adresse">
        {text.title}
      </h2>
      <p className={styles.current}>
        <span className="meta">{text.current}</span>
        <span className="bold">{email}</span>
        <span className="meta">{text.currentHelp}</span>
      </p>
      {emailChange === null ? <AskForm hasPassword={hasPassword} /> : <Pending email={email} change={emailChange} />}
    </section>
  )
}

function AskForm({ hasPassword }: Pick<OwnAccount, 'hasPassword'>) {
  return (
    <AccountPartForm part="email" submit={text.submit}>
      {(refusal) => (
        <>
          <Field label={text.label} help={text.help} error={errorOf(refusal, 'email')}>
            <EmailInput name="email" defaultValue={typedValue(refusal, 'email', '')} />
          </Field>
          {hasPassword ? (
            <Field label={text.password} error={errorOf(refusal, 'password')}>
              <PasswordInput name="password" autoComplete="current-password" />
            </Field>
          ) : null}
          <p className="small soft">
            {text.lost}{' '}
            <Link className="text-link" to="/l/contact">
              {text.lostAction}
            </Link>
          </p>
        </>
      )}
    </AccountPartForm>
  )
}

interface PendingProps {
  email: string
  change: NonNullable<OwnAccount['emailChange']>
}

/** Both mailboxes must confirm, one after the other. */
function Pending({ email, change: { newEmail, step, until } }: PendingProps) {
  const approved = step === 'confirm'
  return (
    <div className={styles.pending}>
      <h3 className="bold">{text.pendingTitle}</h3>
      <p className="soft">{text.pending(newEmail)}</p>
      <ol>
        <li data-done={approved || undefined}>
          <Icon of={approved ? 'check' : 'mail-open'} />
          <span>{approved ? text.approved(email) : text.approve(email)}</span>
        </li>
        <li data-waiting={approved ? undefined : true}>
          <Icon of="mail-open" />
          <span>{approved ? text.confirm(newEmail) : text.later(newEmail)}</span>
        </li>
      </ol>
      <p className="small soft">{text.until(fullDate(new Date(until)))}</p>
      <AccountPartForm part="email-cancel" submit={text.cancel} />
    </div>
  )
}
