import { securityText } from '../../text/security.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Setup } from './change-security.ts'
import type { useSecurityForm } from './use-security-form.ts'

const text = securityText.factor

/** Four by four, as one reads a key aloud. */
const inFours = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key

type SetupProps = { setup: Setup } & ReturnType<typeof useSecurityForm>

/** The key as a drawing and by hand, and the first code that proves it arrived. */
export function SecondFactorSetup({ setup, fetcher, answer, problem, busy }: SetupProps) {
  const { size, path } = setup.qr
  return (
    <fetcher.Form method="post" className="sec-add" noValidate>
      <h3 className="d h4">{text.scanTitle}</h3>
      <p className="soft">{text.scan}</p>
      <svg
        className="sec-qr"
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
        <code className="sec-key">{inFours(setup.key)}</code>
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
