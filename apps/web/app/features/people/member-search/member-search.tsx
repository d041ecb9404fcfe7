import { type ReactNode, useEffect, useId, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import styles from '../../../styles/shared/settings.module.css'
import { membersText } from '../../../text/members.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { type ListedMember, MemberName, membersApi } from '../members/public.ts'
import { memberSearchText } from './member-search.text.ts'

const typingPause = 200
const SHOWN = 6

interface Search {
  state: 'idle' | 'failed' | 'found'
  members: ListedMember[]
}

const idle: Search = { state: 'idle', members: [] }

/** Debounced; an older response never replaces a newer one. */
function useMemberSearch(typed: string): Search {
  const [search, setSearch] = useState(idle)
  const q = typed.trim()
  useEffect(() => {
    if (q === '') {
      setSearch(idle)
      return
    }
    let current = true
    const show = (result: Search) => current && setSearch(result)
    const timer = setTimeout(() => {
      membersApi(api)
        .list({ q, limit: SHOWN })
        .then(
          ({ items }) => show({ state: 'found', members: items }),
          () => show({ state: 'failed', members: [] }),
        )
    }, typingPause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [q])
  return search
}

function statusOf(search: Search): string {
  if (search.state === 'failed') return memberSearchText.failed
  if (search.state === 'idle') return ''
  return search.members.length === 0 ? memberSearchText.none : memberSearchText.found(search.members.length)
}

interface MemberSearchProps {
  label: string
  /** The action at the end of each row. */
  children: (member: ListedMember) => ReactNode
}

/** Members of the directory by name, with faces; nobody that the directory hides. */
export function MemberSearch({ label, children }: MemberSearchProps) {
  const [typed, setTyped] = useState('')
  const search = useMemberSearch(typed)
  const status = useId()
  const { members } = search
  return (
    <search className={styles.memberSearch}>
      <Field label={label}>
        <TextInput
          type="search"
          icon="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={60}
          value={typed}
          aria-controls={status}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <p className={members.length > 0 ? 'visually-hidden' : 'small soft'} role="status" id={status}>
        {statusOf(search)}
      </p>
      {members.length === 0 ? null : (
        <ul className={styles.blocksList}>
          {members.map((member) => (
            <li key={member.id}>
              <Avatar src={member.avatar} name={member.displayName} ring={member.freshness} />
              <span className="grow">
                <MemberName member={member} />
                <span className="meta block">{membersText.place(member.city, member.distance)}</span>
              </span>
              {children(member)}
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
