import type { OwnCertification } from '@consoeurs/contract'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import styles from './certification.module.css'
import { certificationText as text } from './certification.text.ts'
import type { CertificationAnswer } from './change-certification.ts'
import { useCertificationForm } from './use-certification-form.ts'

interface AskSectionProps {
  own: OwnCertification
  unscripted: CertificationAnswer | undefined
}

function Points({ title, points, icon }: { title: string; points: readonly string[]; icon: IconName }) {
  return (
    <section className={styles.points}>
      <h2 className="display heading-4">{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon of={icon} size="s" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The explanation and the consent that come before the challenge. */
export function AskSection({ own, unscripted }: AskSectionProps) {
  const { standing, again, mayAsk, triesLeft } = own
  const { fetcher, problem, busy } = useCertificationForm(['ask'], unscripted)
  return (
    <>
      <div className={styles.outcome}>
        <Points title={text.is.title} points={text.is.points} icon="check" />
        <Points title={text.isNot.title} points={text.isNot.points} icon="x" />
        <Points title={text.picture.title} points={text.picture.points} icon="lock" />
      </div>
      {again === null ? null : (
        <p className="soft" role="status">
          {text.again(again)}
        </p>
      )}
      {mayAsk ? (
        <fetcher.Form method="post" className={styles.request}>
          <FormError text={problem} />
          <input type="hidden" name="intent" value="ask" />
          <Checkbox name="agreed" label={text.agree} help={text.agreeHelp} required />
          {text.triesLeft(triesLeft) === '' ? null : <p className="small soft">{text.triesLeft(triesLeft)}</p>}
          <Button type="submit" busy={busy}>
            {standing === null ? text.ask : text.renewal}
          </Button>
        </fetcher.Form>
      ) : null}
    </>
  )
}
