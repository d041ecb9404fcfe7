import type { ApiTokens, ApiTokenView } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import settingsStyles from '../../../../styles/shared/settings.module.css'
import { fullDate } from '../../../../text/dates.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { apiTokensText } from '../api-tokens.text.ts'
import { ApiTokenCreate } from './api-token-create.tsx'
import type { SecurityAnswer } from './change-security.ts'
import styles from './security.module.css'
import { useSecurityForm } from './use-security-form.ts'

const text = apiTokensText

interface ApiTokenListProps {
  tokens: ApiTokens
  hasPassword: boolean
  unscripted: SecurityAnswer | undefined
}

export function ApiTokenList({ tokens: { items, scopes }, hasPassword, unscripted }: ApiTokenListProps) {
  return (
    <section className={settingsStyles.form} aria-labelledby="jetons">
      <h2 className="display heading-3" id="jetons">
        {text.title}
      </h2>
      <p className="soft">{text.lead}</p>
      {items.length === 0 ? (
        <p className="soft">{text.none}</p>
      ) : (
        <ul className={styles.list}>
          {items.map((token) => (
            <ApiToken key={token.id} token={token} unscripted={unscripted} />
          ))}
        </ul>
      )}
      <ApiTokenCreate
        scopes={scopes}
        hasPassword={hasPassword}
        unscripted={unscripted}
        full={items.length >= limits.apiTokens.most}
      />
    </section>
  )
}

const dateOf = (instant: string) => fullDate(new Date(instant))

function ApiToken({ token, unscripted }: { token: ApiTokenView; unscripted: SecurityAnswer | undefined }) {
  const { id, name, scopes, createdAt, expiresAt, lastUsedOn } = token
  const form = useSecurityForm(['revokeToken'], unscripted?.id === id ? unscripted : undefined)
  return (
    <li>
      <Icon of="key-round" />
      <span className="grow">
        <span className="bold block">{name}</span>
        <span className="meta block">{text.scopesOf(scopes)}</span>
        <span className="meta block">{text.dates(dateOf(createdAt), dateOf(expiresAt))}</span>
        <span className="meta block">{lastUsedOn === null ? text.neverUsed : text.lastUsed(dateOf(lastUsedOn))}</span>
        <FormError text={form.problem} />
      </span>
      <form.fetcher.Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          look="line"
          size="sm"
          name="intent"
          value="revokeToken"
          busy={form.busy}
          aria-label={text.revokeOf(name)}
        >
          {text.revoke}
        </Button>
      </form.fetcher.Form>
    </li>
  )
}
