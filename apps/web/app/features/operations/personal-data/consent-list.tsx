import type { ConsentView } from '@consoeurs/contract'
import { useState } from 'react'
import settingsStyles from '../../../styles/shared/settings.module.css'
import { dayOfYear } from '../../../text/dates.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import type { PersonalDataAnswer } from './change-personal-data.ts'
import styles from './personal-data.module.css'
import { personalDataText } from './personal-data.text.ts'
import { usePersonalDataForm } from './use-personal-data-form.ts'

const text = personalDataText.consents

const pages: Record<string, string> = {
  terms: '/l/cgu',
  charter: '/l/charte',
  sensitive: '/l/confidentialite',
  certification: '/settings/certification',
}
const order = ['terms', 'charter', 'sensitive', 'certification', 'woman', 'adult']

interface ConsentListProps {
  consents: ConsentView[]
  unscripted: PersonalDataAnswer | undefined
}

export function ConsentList({ consents, unscripted }: ConsentListProps) {
  const known = consents
    .filter(({ kind }) => order.includes(kind))
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  return (
    <div className={settingsStyles.form}>
      <p className="soft">{text.lead}</p>
      <ul className={styles.consents}>
        {known.map((consent) => (
          <Consent key={consent.kind} consent={consent} unscripted={unscripted} />
        ))}
      </ul>
    </div>
  )
}

function Consent({ consent, unscripted }: { consent: ConsentView; unscripted: PersonalDataAnswer | undefined }) {
  const { kind, version, givenAt, withdrawnAt } = consent
  const page = pages[kind]
  return (
    <li>
      <h2 className="display heading-4">{text.kinds[kind]}</h2>
      <p className="meta">
        <span>
          {withdrawnAt === null
            ? text.given(dayOfYear(new Date(givenAt)), dayOfYear(new Date(version)))
            : text.withdrawn(dayOfYear(new Date(withdrawnAt)))}
        </span>
        {page === undefined ? null : (
          <span>
            {' · '}
            <a href={page}>{text.read}</a>
          </span>
        )}
      </p>
      {text.effects[kind] === undefined ? null : <p className="small">{text.effects[kind]}</p>}
      {kind === 'sensitive' ? <Sensitive given={withdrawnAt === null} unscripted={unscripted} /> : null}
      {kind === 'terms' || kind === 'charter' ? (
        <div>
          <ButtonLink to={`/settings/donnees?retirer=${kind}#partir`} look="line" size="sm">
            {text.leaveInstead}
          </ButtonLink>
        </div>
      ) : null}
    </li>
  )
}

function Sensitive({ given, unscripted }: { given: boolean; unscripted: PersonalDataAnswer | undefined }) {
  const [asking, setAsking] = useState(false)
  const { fetcher, problem, busy } = usePersonalDataForm(['withdraw', 'give'], unscripted)
  const intent = given ? 'withdraw' : 'give'
  return (
    <fetcher.Form
      method="post"
      className={styles.action}
      onSubmit={(event) => {
        if (!given) return
        event.preventDefault()
        setAsking(true)
      }}
    >
      <FormError text={problem} />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" look="line" size="sm" busy={busy}>
        {given ? text.withdraw : text.giveAgain}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={text.confirmTitle}
        text={text.confirmText}
        confirmLabel={text.withdraw}
        cancelLabel={text.cancel}
        busy={busy}
        onConfirm={() => {
          setAsking(false)
          void fetcher.submit({ intent }, { method: 'post' })
        }}
      />
    </fetcher.Form>
  )
}
