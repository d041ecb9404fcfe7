import { limits, PasskeyName } from '@consoeurs/contract'
import { type SubmitEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiFailure } from '../../../../api/client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { PasswordInput } from '../../../../ui/forms/password-input.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { passkeysText } from '../passkeys.text.ts'
import { securityText } from '../security.text.ts'
import styles from './security.module.css'

const text = passkeysText

/** Asks for the password first, so that a stolen session cannot add a passkey. */
function useAddPasskey() {
  const form = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const add = async (name: string, password: string) => {
    setBusy(true)
    setProblem(undefined)
    const ceremony = await import('./passkey-ceremony.ts').catch(() => null)
    try {
      if (ceremony === null) throw new ApiFailure('OFFLINE')
      await ceremony.createPasskey(name, password)
      form.current?.reset()
      toast.success(text.added)
      await revalidate()
    } catch (error) {
      setProblem(error instanceof ApiFailure ? error.message : ceremony?.ceremonyProblem(error))
    }
    setBusy(false)
  }
  return { form, busy, problem, setProblem, add }
}

export function PasskeyAdd({ hasPassword }: { hasPassword: boolean }) {
  const { form, busy, problem, setProblem, add } = useAddPasskey()
  const [nameProblem, setNameProblem] = useState<string>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = new FormData(event.currentTarget)
    const name = PasskeyName.safeParse(typed.get('name'))
    setNameProblem(name.error?.issues[0]?.message)
    if (!name.success) return
    if (typeof window.PublicKeyCredential !== 'function') return setProblem(text.unsupported)
    void add(name.data, String(typed.get('password') ?? ''))
  }
  return (
    <form ref={form} className={styles.addForm} method="post" aria-label={text.add} onSubmit={submit} noValidate>
      <FormError text={problem} />
      <Field label={text.name} help={text.nameHelp} error={nameProblem ?? null}>
        <TextInput name="name" maxLength={limits.passkeys.name} autoComplete="off" />
      </Field>
      {hasPassword ? (
        <Field label={securityText.password} help={securityText.passwordWhy}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      ) : null}
      <noscript>
        <p className="soft">{text.needsScripts}</p>
      </noscript>
      <Button type="submit" look="line" icon="plus" busy={busy}>
        {text.add}
      </Button>
    </form>
  )
}
