import type { SwapRequest, SwapView } from '@consoeurs/contract'
import { Form } from 'react-router'
import { Link } from '../../../navigation/link.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/chip.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import styles from './swaps.module.css'
import { swapsText as text } from './swaps.text.ts'

interface SwapRequestsProps {
  swap: SwapView
  requests: SwapRequest[]
}

function Asker({ request: { member, at, chosen }, swap }: { request: SwapRequest; swap: SwapView }) {
  return (
    <li className={styles.asker}>
      <Avatar src={member.avatar} name={member.displayName} />
      <div className="grow">
        <Link to={`/p/${member.username}`} prefetch="intent">
          <b>{member.displayName}</b>
        </Link>
        <p className="meta">
          <TimeAgo date={at} />
        </p>
        {chosen ? <Tag icon="check">{text.chosen}</Tag> : null}
      </div>
      <div className={styles.askerActions}>
        <ButtonLink size="sm" look="quiet" to={`/messages/${member.username}`}>
          {text.write}
        </ButtonLink>
        {swap.can.reserve ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="memberId" value={member.id} />
            <Button type="submit" size="sm" name="intent" value="reserve" aria-label={text.reserve(member.displayName)}>
              {text.reserveShort}
            </Button>
          </Form>
        ) : null}
      </div>
    </li>
  )
}

/** For the owner. */
export function SwapRequests({ swap, requests }: SwapRequestsProps) {
  return (
    <section className={styles.requests} aria-label={text.askers(requests.length)}>
      {requests.length === 0 ? (
        <p className="soft">{text.noAsker}</p>
      ) : (
        <>
          <h3 className="display heading-3">{text.askers(requests.length)}</h3>
          <ul>
            {requests.map((request) => (
              <Asker key={request.member.id} request={request} swap={swap} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
