import { limits, type UsernameCheck, usernameSlug } from '@consoeurs/contract'
import { useRef, useState } from 'react'
import { errorOf, typedValue } from '../../../../api/typed-value.ts'
import settingsStyles from '../../../../styles/shared/settings.module.css'
import { fullDate } from '../../../../text/dates.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { accountText } from '../account.text.ts'
import { AccountPartForm } from '../account-part.tsx'
import styles from '../linked-accounts.module.css'
import { useUsernameCheck } from '../sign-up/use-username-check.ts'

const text = accountText.username

interface UsernameSectionProps {
  username: string
  /** Earliest date of the next change; null if allowed now. */
  from: string | null
}

export function UsernameSection({ username, from }: UsernameSectionProps) {
  return (
    <section className={settingsStyles.form} aria-labelledby="compte-nom">
      <h2 className="display heading-3" id="compte-nom">
        {text.title}
      </h2>
      <p className={styles.current}>
        <span className="meta">{text.current}</span>
        <span className="bold">@{username}</span>
      </p>
      {from === null ? (
        <AccountPartForm key={username} part="username" submit={text.submit}>
          {(refusal) => (
            <UsernameField error={errorOf(refusal, 'username')} typed={typedValue(refusal, 'username', '')} />
          )}
        </AccountPartForm>
      ) : (
        <p className="soft">{text.later(fullDate(new Date(from)))}</p>
      )}
    </section>
  )
}

/** Checks availability while typing; a refused name comes with a suggestion. */
function UsernameField({ error, typed }: { error: string | undefined; typed: string }) {
  const [wish, setWish] = useState(typed)
  const input = useRef<HTMLInputElement>(null)
  const check = useUsernameCheck(wish)
  const slug = usernameSlug(wish)
  const refused = check?.refusal ? text.refused[check.refusal] : undefined
  const take = (name: string) => {
    if (input.current === null) return
    input.current.value = name
    input.current.focus()
    setWish(name)
  }
  return (
    <div className="stack tight">
      <Field label={text.label} help={helpFor(slug, check)} error={refused ?? (check === null ? error : undefined)}>
        <TextInput
          ref={input}
          name="username"
          defaultValue={typed}
          maxLength={limits.username.max * 2}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onInput={(event) => setWish(event.currentTarget.value)}
        />
      </Field>
      <Proposal check={check} onTake={take} />
    </div>
  )
}

function helpFor(slug: string, check: UsernameCheck | null): string {
  if (slug === '') return text.help
  return check === null ? text.address(slug) : text.free(check.slug)
}

function Proposal({ check, onTake }: { check: UsernameCheck | null; onTake: (name: string) => void }) {
  const proposal = check?.proposal
  if (!proposal) return null
  return (
    <Button look="ghost" size="sm" className={styles.take} onClick={() => onTake(proposal)}>
      {text.take(proposal)}
    </Button>
  )
}
