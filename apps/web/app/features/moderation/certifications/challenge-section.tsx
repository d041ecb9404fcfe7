import type { OwnCertification } from '@consoeurs/contract'
import { gestures } from '@consoeurs/contract/moderation/certification-words'
import { clock } from '../../../text/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import styles from './certification.module.css'
import { certificationText } from './certification.text.ts'
import type { CertificationAnswer } from './change-certification.ts'
import { GestureDrawing } from './gesture-drawing.tsx'
import { PictureForm } from './picture-form.tsx'
import { useCertificationForm } from './use-certification-form.ts'

const text = certificationText.challenge

interface ChallengeSectionProps {
  challenge: NonNullable<OwnCertification['challenge']>
  unscripted: CertificationAnswer | undefined
}

export function ChallengeSection({ challenge, unscripted }: ChallengeSectionProps) {
  const { gesture, code, until } = challenge
  return (
    <section className={styles.challenge} aria-labelledby="geste">
      <h2 className="display heading-3" id="geste" tabIndex={-1}>
        {text.title}
      </h2>
      <ol className={styles.steps}>
        <li>
          <p>{text.write}</p>
          <p className={styles.code}>
            <span className="visually-hidden">
              {text.code} {[...code].join(' ')}
            </span>
            <span className="tabular-numbers" aria-hidden="true">
              {code}
            </span>
          </p>
        </li>
        <li>
          <p>{gestures[gesture]}</p>
          <GestureDrawing gesture={gesture} />
          <OtherGesture unscripted={unscripted} />
        </li>
        <li>
          <p>{text.shoot}</p>
          <PictureForm key={code} unscripted={unscripted} />
        </li>
      </ol>
      <div className={styles.action}>
        <p className="small soft">{text.until(clock(new Date(until)))}</p>
        <Stop unscripted={unscripted} />
      </div>
    </section>
  )
}

/** Not every gesture suits every body or place. */
function OtherGesture({ unscripted }: Pick<ChallengeSectionProps, 'unscripted'>) {
  const { fetcher, problem, busy } = useCertificationForm(['ask'], unscripted)
  return (
    <fetcher.Form method="post" className={styles.action}>
      <FormError text={problem} />
      <input type="hidden" name="agreed" value="on" />
      <input type="hidden" name="another" value="on" />
      <Button type="submit" look="line" size="sm" busy={busy} name="intent" value="ask">
        {text.another}
      </Button>
    </fetcher.Form>
  )
}

/** Nothing was sent yet: discards the gesture and the code. */
function Stop({ unscripted }: Pick<ChallengeSectionProps, 'unscripted'>) {
  const { fetcher, problem, busy } = useCertificationForm(['stop'], unscripted)
  return (
    <fetcher.Form method="post">
      <FormError text={problem} />
      <Button type="submit" look="line" size="sm" busy={busy} name="intent" value="stop">
        {text.stop}
      </Button>
    </fetcher.Form>
  )
}
