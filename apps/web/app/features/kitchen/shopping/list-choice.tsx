import type { ShoppingList, ShoppingOverview } from '@consoeurs/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../api/browser-api.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { navigateTo } from '../../../navigation/navigate-to.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { shoppingApi } from './shopping.api.ts'
import styles from './shopping.module.css'
import { shoppingText as text } from './shopping.text.ts'

const hrefOf = (id: number) => `/courses?liste=${id}`

/** Her own and those that others share with her. */
export function ListChoice({ list, overview }: { list: ShoppingList; overview: ShoppingOverview }) {
  const accepted = overview.shared.filter((shared) => shared.accepted)
  const title = list.owner === null ? text.mine : text.of(list.owner.displayName)
  if (accepted.length === 0) return <h2 className="display heading-3">{title}</h2>
  const items = [
    { to: '/courses', label: text.mine },
    ...accepted.map(({ id, owner }) => ({ to: hrefOf(id), label: text.of(owner.displayName) })),
  ]
  return <Tabs label={text.lists} items={items} current={list.owner === null ? '/courses' : hrefOf(list.id)} />
}

interface OverviewProps {
  overview: ShoppingOverview
  onOverview: (overview: ShoppingOverview) => void
}

export function Invitations({ overview, onOverview }: OverviewProps) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const answer = async (id: number, accepts: boolean) => {
    setBusy(true)
    await toastFailure(async () => {
      if (accepts) {
        await shoppingApi(api).accept(id)
        navigateTo(hrefOf(id), { by: navigate })
      } else onOverview(await shoppingApi(api).leave(id))
    })
    setBusy(false)
  }
  return overview.shared
    .filter(({ accepted }) => !accepted)
    .map(({ id, owner }) => (
      <section key={id} className={styles.invitation} aria-label={text.invitedBy(owner.displayName)}>
        <Avatar src={owner.avatar} name={owner.displayName} />
        <div className="grow">
          <b className="bold block">{text.invitedBy(owner.displayName)}</b>
          <span className="meta block">{text.invitation}</span>
        </div>
        <div className={styles.answers}>
          <Button size="sm" busy={busy} onClick={() => void answer(id, true)}>
            {text.accept}
          </Button>
          <Button size="sm" look="quiet" busy={busy} onClick={() => void answer(id, false)}>
            {text.decline}
          </Button>
        </div>
      </section>
    ))
}
