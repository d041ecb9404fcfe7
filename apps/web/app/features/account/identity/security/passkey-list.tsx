import type { PasskeyView } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import settingsStyles from '../../../../styles/shared/settings.module.css'
import { day } from '../../../../text/dates.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { TimeAgo } from '../../../../ui/time-ago.tsx'
import { passkeysText } from '../passkeys.text.ts'
import type { SecurityAnswer } from './change-security.ts'
import { ConfirmedAct } from './confirmed-act.tsx'
import { PasskeyAdd } from './passkey-add.tsx'
import styles from './security.module.css'
import { useSecurityForm } from './use-security-form.ts'

const text = passkeysText

interface PasskeyListProps {
  passkeys: PasskeyView[]
  hasPassword: boolean
  unscripted: SecurityAnswer | undefined
}

export function PasskeyList({ passkeys, hasPassword, unscripted }: PasskeyListProps) {
  return (
    <section className={settingsStyles.form} aria-labelledby="cles">
      <h2 className="display heading-3" id="cles">
        {text.title}
      </h2>
      <p className="soft">{text.lead}</p>
      {passkeys.length === 0 ? (
        <p className="soft">{text.none}</p>
      ) : (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} hasPassword={hasPassword} unscripted={unscripted} />
          ))}
        </ul>
      )}
      {passkeys.length < limits.passkeys.most ? (
        <details className={styles.more}>
          <summary>{text.add}</summary>
          <PasskeyAdd hasPassword={hasPassword} />
        </details>
      ) : null}
    </section>
  )
}

interface PasskeyProps {
  passkey: PasskeyView
  hasPassword: boolean
  unscripted: SecurityAnswer | undefined
}

function Passkey({ passkey, hasPassword, unscripted }: PasskeyProps) {
  const { id, name, createdAt, lastUsedAt } = passkey
  const mine = unscripted?.id === id ? unscripted : undefined
  const { fetcher, answer, problem, busy } = useSecurityForm(['rename'], mine)
  const removal = useSecurityForm(['remove'], mine)
  const [renaming, setRenaming] = useState(false)
  useEffect(() => {
    if (answer?.done !== undefined) setRenaming(false)
  }, [answer])
  return (
    <li>
      <Icon of="key-round" />
      <span className="grow">
        <span className="bold block">{name}</span>
        <span className="meta block">
          {lastUsedAt === null ? (
            text.neverUsed
          ) : (
            <span>
              {text.lastUsed} <TimeAgo date={lastUsedAt} />
            </span>
          )}
        </span>
        <span className="meta block">{text.since(day(new Date(createdAt), { now: new Date() }))}</span>
        <FormError text={renaming ? undefined : problem} />
      </span>
      <div className={styles.actions}>
        <Button
          look="line"
          size="sm"
          onClick={() => setRenaming(true)}
          aria-label={text.renameOf(name)}
          aria-expanded={renaming}
        >
          {text.rename}
        </Button>
        <ConfirmedAct
          {...removal}
          intent="remove"
          label={text.remove}
          about={name}
          id={id}
          hasPassword={hasPassword}
          small
        />
      </div>
      {renaming ? (
        <fetcher.Form method="post" className={styles.rename} data-hook="rename">
          <input type="hidden" name="id" value={id} />
          <Field label={text.newName(name)} error={problem ?? null}>
            <TextInput name="name" defaultValue={name} maxLength={limits.passkeys.name} autoComplete="off" />
          </Field>
          <Button type="submit" size="sm" name="intent" value="rename" busy={busy}>
            {passkeysText.rename}
          </Button>
        </fetcher.Form>
      ) : null}
    </li>
  )
}
