import type { MutesView } from '@consoeurs/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { clock, day } from '../../text/dates.ts'
import { muteLabels } from '../../text/mute-labels.ts'
import { mutesText } from '../../text/mutes.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.tsx'

type MuteIntent = 'mute-member' | 'mute-community' | 'mute-word'
type EndIntent = 'end-mute' | 'hear-room'

export interface MuteAnswer {
  intent: string
  /** What was done, as a sentence. */
  done?: string
  /** Why it was not. */
  problem?: string
  typed: string
}

interface MutedProps {
  id: number
  name: string
  /** Since when, or until when. */
  note: string
  face?: ReactNode
  /** What its button asks for. */
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
        <span className="b trunc block">{name}</span>
        <span className="meta block">{note}</span>
      </span>
      <fetcher.Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="line" size="sm" name="intent" value={end} aria-label={mutesText.endOf(name)}>
          {muteLabels.unmute}
        </Button>
      </fetcher.Form>
    </li>
  )
}

interface MuteFormProps {
  intent: MuteIntent
  name: string
  label: string
  help: string
  button: string
}

function MuteForm({ intent, name, label, help, button }: MuteFormProps) {
  const fetcher = useFetcher<MuteAnswer>()
  const unscripted = useActionData<MuteAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const mine = unscripted?.intent === intent ? unscripted : undefined
  const answer = fetcher.data ?? mine
  const done = fetcher.state === 'idle' ? fetcher.data?.done : undefined
  useEffect(() => {
    if (!done) return
    toast.success(done)
    form.current?.reset()
  }, [done])
  return (
    <fetcher.Form ref={form} method="post" className="set-form" noValidate>
      <Field label={label} help={help} error={fetcher.state === 'idle' ? (answer?.problem ?? null) : null}>
        <TextInput
          name={name}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={mine?.problem === undefined ? '' : mine.typed}
        />
      </Field>
      <Button type="submit" look="quiet" name="intent" value={intent} busy={fetcher.state !== 'idle'}>
        {button}
      </Button>
    </fetcher.Form>
  )
}

interface ListProps {
  title: string
  none: string
  children: ReactNode[]
}

function MutedList({ title, none, children }: ListProps) {
  return (
    <>
      <h3 className="d h4">{title}</h3>
      {children.length === 0 ? <p className="soft">{none}</p> : <ul className="blocks-list">{children}</ul>}
    </>
  )
}

const dayOf = (at: string) => day(new Date(at), { now: new Date() })

/** Lines of the settings' page, whatever was muted. */
const line = ({ id, at, name, face }: { id: number; at: string; name: string; face?: ReactNode }) => (
  <Muted key={id} id={id} name={name} note={mutesText.since(dayOf(at))} face={face} />
)

/** Whom and what she muted, each with its end, and the way to mute one more without opening a profile. */
export function MutedThings({ mutes: { members, communities, rooms, words } }: { mutes: MutesView }) {
  return (
    <section className="set-forms" aria-labelledby="mutes">
      <h2 className="d h3" id="mutes">
        {mutesText.title}
      </h2>
      <p className="soft">{mutesText.lead}</p>
      <MutedList title={mutesText.membersTitle} none={mutesText.membersNone}>
        {members.map(({ id, member: { displayName: name, avatar }, at }) =>
          line({ id, at, name, face: <Avatar src={avatar} name={name} alt="" /> }),
        )}
      </MutedList>
      <MuteForm
        intent="mute-member"
        name="username"
        label={mutesText.username}
        help={mutesText.usernameHelp}
        button={muteLabels.mute}
      />
      <MutedList title={mutesText.communitiesTitle} none={mutesText.communitiesNone}>
        {communities.map(({ id, community: { name }, at }) => line({ id, at, name }))}
      </MutedList>
      <MuteForm
        intent="mute-community"
        name="community"
        label={mutesText.community}
        help={mutesText.communityHelp}
        button={muteLabels.mute}
      />
      <MutedList title={mutesText.roomsTitle} none={mutesText.roomsNone}>
        {rooms.map(({ id, name, community, until }) => (
          <Muted
            key={id}
            id={id}
            name={mutesText.room(name, community.name)}
            note={until === null ? mutesText.untilSheSays : mutesText.until(dayOf(until), clock(new Date(until)))}
            end="hear-room"
          />
        ))}
      </MutedList>
      <MutedList title={mutesText.wordsTitle} none={mutesText.wordsNone}>
        {words.map(({ id, word: name, at }) => line({ id, at, name }))}
      </MutedList>
      <MuteForm
        intent="mute-word"
        name="word"
        label={mutesText.word}
        help={mutesText.wordHelp}
        button={mutesText.muteWord}
      />
    </section>
  )
}
