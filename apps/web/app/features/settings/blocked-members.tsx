import type { BlockView } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { day } from '../../text/dates.ts'
import { settingsText } from '../../text/settings.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.tsx'

export interface BlockAnswer {
  /** What was done, as a sentence. */
  done?: string
  /** Why it was not. */
  problem?: string
  username: string
}

export function BlockedMembers({ blocks }: { blocks: BlockView[] }) {
  if (blocks.length === 0) return <EmptyState level={2} {...settingsText.blocksNone} />
  return (
    <ul className="blocks-list">
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
        <span className="b trunc">{block.displayName}</span>
        <span className="meta block">{settingsText.blockedSince(day(new Date(block.at), { now: new Date() }))}</span>
      </span>
      <fetcher.Form method="post">
        <input type="hidden" name="username" value={block.username} />
        <Button
          type="submit"
          look="line"
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

/** Without opening her profile: her name is enough. */
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
    <fetcher.Form ref={form} method="post" className="set-form" noValidate>
      <h2 className="d h3">{settingsText.blockTitle}</h2>
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
  )
}
