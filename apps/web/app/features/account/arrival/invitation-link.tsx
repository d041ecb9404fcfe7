import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { copyLink, sendLink } from '../../../ui/copy-link.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import styles from './arrival.module.css'
import { arrivalText } from './arrival.text.ts'

const text = arrivalText.invitation

export interface InvitationAnswer {
  problem?: string
  revoked?: true
}

interface InvitationLinkProps {
  url: string | null
  /** Text of the share sheet. */
  title: string
  answer: InvitationAnswer | undefined
}

/** The member's personal link, to copy, share, renew or delete. */
export function InvitationLink({ url, title, answer }: InvitationLinkProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <p className="soft">{text.lead}</p>
      <FormError text={answer?.problem} />
      {url === null ? (
        <p role="status">{answer?.revoked ? text.revoked : text.none}</p>
      ) : (
        <>
          <Field label={text.address}>
            <TextInput readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
          </Field>
          <div className={styles.buttons}>
            <Button icon="share" onClick={() => void sendLink(url, title)}>
              {text.share}
            </Button>
            <Button look="line" icon="copy" onClick={() => void copyLink(url)}>
              {text.copy}
            </Button>
          </div>
        </>
      )}
      <p className="small soft">{text.privacy}</p>
      <Form method="post" preventScrollReset className={styles.buttons}>
        <Button type="submit" name="intent" value="renew" look={url === null ? 'brand' : 'quiet'} busy={busy}>
          {url === null ? text.create : text.renew}
        </Button>
        {url === null ? null : (
          <Button type="submit" name="intent" value="revoke" look="quiet" busy={busy}>
            {text.revoke}
          </Button>
        )}
      </Form>
      {url === null ? null : <p className="meta">{text.renewHelp}</p>}
    </>
  )
}
