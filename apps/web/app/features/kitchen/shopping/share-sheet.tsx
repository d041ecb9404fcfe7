import type { ConversationView, MemberLink, Page, ShoppingList } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useLoaded } from '../../../api/use-loaded.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonList } from '../../../ui/states/skeleton.tsx'
import { shoppingApi } from './shopping.api.ts'
import styles from './shopping.module.css'
import { shoppingText as text } from './shopping.text.ts'

export interface ShareSheetProps {
  list: ShoppingList
  open: boolean
  onOpenChange: (open: boolean) => void
  onList: (list: ShoppingList) => void
}

/** Those with whom she has a conversation that both accepted. */
const loadCandidates = async (): Promise<MemberLink[]> => {
  const { items } = await api.get<Page<ConversationView>>('/api/conversations', { box: 'inbox' })
  return items.flatMap(({ state, other }) => (state === 'open' ? [other] : []))
}

function Person({ member, note, action }: { member: MemberLink; note?: string | undefined; action: ReactNode }) {
  return (
    <li className={styles.person}>
      <Avatar src={member.avatar} name={member.displayName} size="sm" />
      <span className="grow">
        <span className="block">{member.displayName}</span>
        {note === undefined ? null : <span className="meta block">{note}</span>}
      </span>
      {action}
    </li>
  )
}

export function ShareSheet({ list, open, onOpenChange, onList }: ShareSheetProps) {
  const { answer: candidates, retry } = useLoaded(open, loadCandidates)
  const change = async (run: () => Promise<ShoppingList>) => {
    await toastFailure(async () => {
      onList(await run())
    })
  }
  const { members } = list
  const isNew = ({ id }: MemberLink) => members.every(({ member }) => member.id !== id)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={text.share} description={text.shareHelp}>
      {members.length === 0 ? null : (
        <ul className={styles.people}>
          {members.map(({ member, accepted }) => (
            <Person
              key={member.id}
              member={member}
              note={accepted ? undefined : text.invited}
              action={
                <IconButton
                  icon="x"
                  label={text.stop(member.displayName)}
                  onClick={() => void change(() => shoppingApi(api).remove(member.username))}
                />
              }
            />
          ))}
        </ul>
      )}
      <h3 className="display heading-4">{text.candidates}</h3>
      {candidates === null ? <SkeletonList count={2} picture={false} /> : null}
      {candidates instanceof ApiFailure ? <ErrorState text={candidates.message} onRetry={retry} /> : null}
      {Array.isArray(candidates) && candidates.length === 0 ? <p className="soft">{text.noCandidates}</p> : null}
      {Array.isArray(candidates) ? (
        <ul className={styles.people}>
          {candidates.filter(isNew).map((member) => (
            <Person
              key={member.id}
              member={member}
              action={
                <IconButton
                  icon="user-plus"
                  label={text.invite(member.displayName)}
                  onClick={() => void change(() => shoppingApi(api).invite(member.username))}
                />
              }
            />
          ))}
        </ul>
      ) : null}
    </Sheet>
  )
}
