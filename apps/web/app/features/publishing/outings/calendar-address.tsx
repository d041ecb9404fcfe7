import type { CalendarFeedState } from '@consoeurs/contract'
import { Form, useNavigation } from 'react-router'
import { useBrand } from '../../../brand/brand-context.tsx'
import { dayOfYear } from '../../../text/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { copyLink } from '../../../ui/copy-link.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import styles from './agenda.module.css'
import { outingsText } from './outings.text.ts'

const text = outingsText.calendar

export interface CalendarAnswer {
  url?: string
  revoked?: true
  problem?: string
}

/** The secret address, shown once after it is created. */
export function CalendarAddress({ feed, answer }: { feed: CalendarFeedState; answer: CalendarAnswer | undefined }) {
  const { kitchen } = useBrand().features
  const busy = useNavigation().state !== 'idle'
  const url = answer?.url
  return (
    <section className={`card padded ${styles.calendar}`} aria-labelledby="agenda-ailleurs">
      <h2 id="agenda-ailleurs" className="display heading-4">
        {text.title}
      </h2>
      <p className="small">
        <span>{text.lead}</span>
        {kitchen ? <span> {text.menuToo}</span> : null}
      </p>
      <FormError text={answer?.problem} />
      {url === undefined ? null : (
        <div className={styles.address}>
          <Field label={text.address} help={text.once}>
            <TextInput readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
          </Field>
          <Button look="line" icon="copy" onClick={() => void copyLink(url)}>
            {text.copy}
          </Button>
        </div>
      )}
      {feed.since === null || url !== undefined ? null : (
        <p className="meta">{text.since(dayOfYear(new Date(feed.since)))}</p>
      )}
      {answer?.revoked ? (
        <p className="small" role="status">
          {text.revoked}
        </p>
      ) : null}
      <Form method="post" preventScrollReset className={styles.buttons}>
        <Button
          type="submit"
          name="intent"
          value="create"
          size="sm"
          look={feed.since === null ? 'brand' : 'line'}
          busy={busy}
        >
          {feed.since === null ? text.create : text.replace}
        </Button>
        {feed.since === null ? null : (
          <Button type="submit" name="intent" value="revoke" size="sm" look="quiet" busy={busy}>
            {text.revoke}
          </Button>
        )}
      </Form>
    </section>
  )
}
