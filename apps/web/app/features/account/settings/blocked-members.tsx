import type { BlockView } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/settings.module.css'
import { day } from '../../../text/dates.ts'
import { settingsText } from '../../../text/settings.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { blockedConversationText } from './blocked-conversation.text.ts'

export interface BlockAnswer {
  /** A sentence for a toast. */
  done?: string
  /** Why it was refused. */
  problem?: string
  username: string
}

export function BlockedMembers({ blocks }: { blocks: BlockView[] }) {
  if (blocks.length === 0) return <p className="soft">{settingsText.blocksNone}</p>
  return (
    <ul className={`${styles.blocksList} ${styles.dimmed}`}>
      {blocks.map((block) => (
        <BlockedMember key={block.id} block={block} />
      ))}
    </ul>
  )
}

function BlockedMember({ block }: { block: BlockView }) {
  const fetcher = useFetcher<BlockAnswer>()
  const problem = fetcher.data?.problem
  useEffect(() => {
    if (fetcher.state === 'idle' && problem) toast.error(problem)
  }, [fetcher.state, problem])
  return (
    <li hidden={fetcher.state !== 'idle'}>
      <Avatar src={block.avatar} name={block.displayName} alt="" />
      <span className="grow">
        <span className="bold truncated">{block.displayName}</span>
        <span className="meta block">{settingsText.blockedSince(day(new Date(block.at), { now: new Date() }))}</span>
        <Link
          className="text-link small block"
          to={`/settings/blocages/${block.username}`}
          aria-label={blockedConversationText.readOf(block.displayName)}
        >
          {blockedConversationText.read}
        </Link>
      </span>
      <fetcher.Form method="post">
        <input type="hidden" name="username" value={block.username} />
        <Button
          type="submit"
          look="ghost"
          size="sm"
          name="intent"
          value="unblock"
          aria-label={settingsText.unblockOf(block.displayName)}
        >
          {settingsText.unblock}
        </Button>
      </fetcher.Form>
    </li>
  )
}

/** Blocks by username, also a member whom the search does not show. */
export function BlockForm() {
  const fetcher = useFetcher<BlockAnswer>()
  const answered = useActionData<BlockAnswer | { intent: string }>()
  const unscripted = answered && 'username' in answered ? answered : undefined
  const form = useRef<HTMLFormElement>(null)
  const answer = fetcher.data ?? unscripted
  const done = fetcher.state === 'idle' ? fetcher.data?.done : undefined
  useEffect(() => {
    if (!done) return
    toast.success(done)
    form.current?.reset()
  }, [done])
  return (
    <details className={styles.unseen} open={answer?.problem === undefined ? undefined : true}>
      <summary className="more-link">{settingsText.blockUnseen}</summary>
      <fetcher.Form ref={form} method="post" className={styles.form} noValidate>
        <Field
          label={settingsText.blockUsername}
          help={settingsText.blockUsernameHelp}
          error={fetcher.state === 'idle' ? (answer?.problem ?? null) : null}
        >
          <TextInput
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={unscripted?.problem === undefined ? '' : unscripted.username}
          />
        </Field>
        <Button type="submit" look="danger" name="intent" value="block" busy={fetcher.state !== 'idle'}>
          {settingsText.block}
        </Button>
      </fetcher.Form>
    </details>
  )
}
