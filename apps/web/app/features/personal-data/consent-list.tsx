import type { ConsentView } from '@consoeurs/contract'
import { useState } from 'react'
import { dayOfYear } from '../../text/dates.ts'
import { personalDataText } from '../../text/personal-data.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { FormError } from '../../ui/form-error.tsx'
import type { PersonalDataAnswer } from './change-personal-data.ts'
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

/** What she agreed to, each with its day and version, and what taking it back does. */
export function ConsentList({ consents, unscripted }: ConsentListProps) {
  const known = consents
    .filter(({ kind }) => order.includes(kind))
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  return (
    <section className="set-form" aria-labelledby="accords">
      <h2 className="d h3" id="accords">
        {text.title}
      </h2>
      <p className="soft">{text.lead}</p>
      <ul className="data-consents">
        {known.map((consent) => (
          <Consent key={consent.kind} consent={consent} unscripted={unscripted} />
        ))}
      </ul>
    </section>
  )
}

function Consent({ consent, unscripted }: { consent: ConsentView; unscripted: PersonalDataAnswer | undefined }) {
  const { kind, version, givenAt, withdrawnAt } = consent
  const page = pages[kind]
  return (
    <li>
      <h3 className="d h4">{text.kinds[kind]}</h3>
      <p className="meta">
        {withdrawnAt === null
          ? text.given(dayOfYear(new Date(givenAt)), dayOfYear(new Date(version)))
          : text.withdrawn(dayOfYear(new Date(withdrawnAt)))}
        {page === undefined ? null : (
          <>
            {' · '}
            <a href={page}>{text.read}</a>
          </>
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
      className="data-act"
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
