import type { ApiTokenScope, CreatedApiToken } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { CheckChips } from '../../../../ui/forms/check-chips.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { PasswordInput } from '../../../../ui/forms/password-input.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { apiTokensText } from '../api-tokens.text.ts'
import { securityText } from '../security.text.ts'
import type { SecurityAnswer } from './change-security.ts'
import styles from './security.module.css'
import { useSecurityForm } from './use-security-form.ts'

const text = apiTokensText

interface ApiTokenCreateProps {
  scopes: ApiTokenScope[]
  hasPassword: boolean
  unscripted: SecurityAnswer | undefined
  /** No more tokens may be made; the one just made is still shown. */
  full: boolean
}

/** Asks for the password, so that a stolen session cannot leave a token behind. */
export function ApiTokenCreate({ scopes, hasPassword, unscripted, full }: ApiTokenCreateProps) {
  const { fetcher, answer, problem, busy } = useSecurityForm(['createToken'], unscripted)
  const form = useRef<HTMLFormElement>(null)
  const created = answer?.token
  useEffect(() => {
    if (created !== undefined) form.current?.reset()
  }, [created])
  return (
    <>
      {created === undefined ? null : <CreatedToken created={created} />}
      {full ? null : (
        <details className={styles.more} open={problem !== undefined}>
          <summary>{text.add}</summary>
          <fetcher.Form ref={form} method="post" className={styles.addForm} aria-label={text.add} noValidate>
            <FormError text={problem} />
            <Field label={text.name} help={text.nameHelp}>
              <TextInput name="name" maxLength={limits.apiTokens.name} autoComplete="off" />
            </Field>
            <CheckChips legend={text.scopes} name="scopes" options={scopes.map(text.scopeOption)} />
            <Field label={text.days}>
              <Select name="days" options={text.dayOptions} />
            </Field>
            {hasPassword ? (
              <Field label={securityText.password} help={securityText.passwordWhy}>
                <PasswordInput name="password" autoComplete="current-password" />
              </Field>
            ) : null}
            <Button type="submit" look="line" icon="plus" name="intent" value="createToken" busy={busy}>
              {text.add}
            </Button>
          </fetcher.Form>
        </details>
      )}
    </>
  )
}

async function copy(token: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(token)
    toast.success(text.copied)
  } catch {
    toast.error(text.notCopied)
  }
}

function CreatedToken({ created: { name, token } }: { created: CreatedApiToken }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.codes}>
      <h3 className="display heading-4" ref={title} tabIndex={-1}>
        {text.onceTitle(name)}
      </h3>
      <p>{text.once}</p>
      <p className={styles.key}>
        <code>{token}</code>
      </p>
      <div className={styles.actions}>
        <Button look="line" size="sm" onClick={() => void copy(token)}>
          {text.copy}
        </Button>
      </div>
    </div>
  )
}
