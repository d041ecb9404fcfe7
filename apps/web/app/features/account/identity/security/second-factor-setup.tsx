import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { securityText } from '../security.text.ts'
import type { SecondFactorSetupView } from './change-security.ts'
import styles from './security.module.css'
import type { useSecurityForm } from './use-security-form.ts'

const text = securityText.factor

/** Groups of four, for reading aloud. */
const inFours = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key

type SetupProps = { setup: SecondFactorSetupView } & ReturnType<typeof useSecurityForm>

export function SecondFactorSetup({ setup, fetcher, answer, problem, busy }: SetupProps) {
  const { size, path } = setup.qr
  return (
    <fetcher.Form method="post" className={styles.addForm} noValidate>
      <h3 className="display heading-4">{text.scanTitle}</h3>
      <p className="soft">{text.scan}</p>
      <svg
        className={styles.qrCode}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={text.qrLabel}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <p>
        {text.byHand}
        <br />
        <code className={styles.key}>{inFours(setup.key)}</code>
      </p>
      <input type="hidden" name="uri" value={setup.uri} />
      <input type="hidden" name="key" value={setup.key} />
      <Field label={text.code} help={text.codeHelp} error={answer?.intent === 'confirm' ? (problem ?? null) : null}>
        <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
      </Field>
      <Button type="submit" name="intent" value="confirm" busy={busy}>
        {text.confirm}
      </Button>
    </fetcher.Form>
  )
}
