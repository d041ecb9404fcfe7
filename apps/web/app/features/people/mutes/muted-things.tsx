import type { MutesView } from '@consoeurs/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { useForgetMember } from '../../../live/use-forget-member.ts'
import styles from '../../../styles/shared/settings.module.css'
import { clock, day } from '../../../text/dates.ts'
import { muteLabels } from '../../../text/mute-labels.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { Unscripted } from '../../../ui/unscripted.tsx'
import { MemberSearch } from '../member-search/public.ts'
import { mutesText } from './mutes.text.ts'
import { setMute } from './set-mute.ts'

type MuteIntent = 'mute-member' | 'mute-community' | 'mute-word'
type EndIntent = 'end-mute' | 'hear-room'

export interface MuteAnswer {
  intent: string
  /** A sentence for a toast. */
  done?: string
  /** Why it was refused. */
  problem?: string
  typed: string
}

interface MutedProps {
  id: number
  name: string
  /** Since when, or until when. */
  note: string
  face?: ReactNode
  /** The intent of its button. */
  end?: EndIntent
}

function Muted({ id, name, note, face, end = 'end-mute' }: MutedProps) {
  const fetcher = useFetcher<MuteAnswer>()
  const problem = fetcher.data?.problem
  useEffect(() => {
    if (fetcher.state === 'idle' && problem) toast.error(problem)
  }, [fetcher.state, problem])
  return (
    <li hidden={fetcher.state !== 'idle'}>
      {face}
      <span className="grow">
        <span className="bold truncated block">{name}</span>
        <span className="meta block">{note}</span>
      </span>
      <fetcher.Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="ghost" size="sm" name="intent" value={end} aria-label={mutesText.endOf(name)}>
          {muteLabels.unmute}
        </Button>
      </fetcher.Form>
    </li>
  )
}

interface MuteFormProps {
  intent: MuteIntent
  label: string
  help: string
  button?: string
  /** The input. */
  children: ReactNode
}

function MuteForm({ intent, label, help, button = muteLabels.mute, children }: MuteFormProps) {
  const fetcher = useFetcher<MuteAnswer>()
  const unscripted = useActionData<MuteAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const answer = fetcher.data ?? (unscripted?.intent === intent ? unscripted : undefined)
  const done = fetcher.state === 'idle' ? fetcher.data?.done : undefined
  useEffect(() => {
    if (!done) return
    toast.success(done)
    form.current?.reset()
  }, [done])
  return (
    <fetcher.Form ref={form} method="post" className={styles.form} noValidate>
      <Field label={label} help={help} error={fetcher.state === 'idle' ? (answer?.problem ?? null) : null}>
        {children}
      </Field>
      <Button type="submit" look="quiet" name="intent" value={intent} busy={fetcher.state !== 'idle'}>
        {button}
      </Button>
    </fetcher.Form>
  )
}

const ListTitle = ({ id, children }: { id: string; children: string }) => (
  <h2 className="display heading-4" id={id}>
    {children}
  </h2>
)

function MutedList({ none, children }: { none: string; children: ReactNode[] }) {
  if (children.length === 0) return <p className="soft">{none}</p>
  return <ul className={`${styles.blocksList} ${styles.dimmed}`}>{children}</ul>
}

const dayOf = (at: string) => day(new Date(at), { now: new Date() })

const line = ({ id, at, name, face }: { id: number; at: string; name: string; face?: ReactNode }) => (
  <Muted key={id} id={id} name={name} note={mutesText.since(dayOf(at))} face={face} />
)

function MemberSearchToMute() {
  const forget = useForgetMember()
  const [muted, setMuted] = useState(0)
  const done = () => {
    setMuted((count) => count + 1)
    forget()
  }
  return (
    <MemberSearch key={muted} label={mutesText.search}>
      {(member) => (
        <Button
          look="line"
          size="sm"
          aria-label={mutesText.muteOf(member.displayName)}
          onClick={() => void setMute(member, true, done)}
        >
          {muteLabels.mute}
        </Button>
      )}
    </MemberSearch>
  )
}

interface MutedThingsProps {
  mutes: MutesView
  /** The viewer's communities that are not muted yet. */
  communities: { slug: string; name: string }[]
}

/** Muted members, communities and rooms, each with a button that ends the mute. */
export function MutedThings({ mutes, communities }: MutedThingsProps) {
  return (
    <div className={styles.forms}>
      <p className="soft">{mutesText.lead}</p>
      <section className={styles.form} aria-labelledby="membres">
        <ListTitle id="membres">{mutesText.membersTitle}</ListTitle>
        <MemberSearchToMute />
        <Unscripted>
          <MuteForm intent="mute-member" label={mutesText.username} help={mutesText.usernameHelp}>
            <TextInput name="username" autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </MuteForm>
        </Unscripted>
        <MutedList none={mutesText.membersNone}>
          {mutes.members.map(({ id, member: { displayName: name, avatar }, at }) =>
            line({ id, at, name, face: <Avatar src={avatar} name={name} alt="" /> }),
          )}
        </MutedList>
      </section>
      <section className={styles.form} aria-labelledby="communautes">
        <ListTitle id="communautes">{mutesText.communitiesTitle}</ListTitle>
        {communities.length === 0 ? null : (
          <MuteForm intent="mute-community" label={mutesText.community} help={mutesText.communityHelp}>
            <Select
              name="community"
              placeholder={mutesText.communityChoose}
              options={communities.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          </MuteForm>
        )}
        <MutedList none={mutesText.communitiesNone}>
          {mutes.communities.map(({ id, community: { name }, at }) => line({ id, at, name }))}
        </MutedList>
      </section>
      <section className={styles.form} aria-labelledby="salons">
        <ListTitle id="salons">{mutesText.roomsTitle}</ListTitle>
        <MutedList none={mutesText.roomsNone}>
          {mutes.rooms.map(({ id, name, community, until }) => (
            <Muted
              key={id}
              id={id}
              name={mutesText.room(name, community.name)}
              note={until === null ? mutesText.untilSheSays : mutesText.until(dayOf(until), clock(new Date(until)))}
              end="hear-room"
            />
          ))}
        </MutedList>
      </section>
    </div>
  )
}

export function MutedWords({ words }: { words: MutesView['words'] }) {
  return (
    <div className={styles.forms}>
      <p className="soft">{mutesText.wordsLead}</p>
      <MuteForm intent="mute-word" label={mutesText.word} help={mutesText.wordHelp} button={mutesText.muteWord}>
        <TextInput name="word" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </MuteForm>
      <MutedList none={mutesText.wordsNone}>{words.map(({ id, word: name, at }) => line({ id, at, name }))}</MutedList>
    </div>
  )
}
