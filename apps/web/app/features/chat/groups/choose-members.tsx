import type { MemberLink } from '@consoeurs/contract'
import { foldText } from '@consoeurs/contract/text/fold-text'
import { useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { useIsScripted } from '../../../ui/use-is-scripted.ts'
import { groupFormText as text } from './group-form.text.ts'
import styles from './groups.module.css'

interface ChooseMembersProps {
  candidates: readonly MemberLink[]
  /** Usernames. */
  chosen: readonly string[]
  most: number
}

/** Checkboxes named `usernames`. The search hides the others without unchecking them. */
export function ChooseMembers({ candidates, chosen, most }: ChooseMembersProps) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(chosen))
  const [sought, setSought] = useState('')
  const isScripted = useIsScripted()
  const q = foldText(sought.trim())
  const fits = ({ displayName }: MemberLink) => foldText(displayName).includes(q)
  const toggle = (username: string) => {
    const next = new Set(picked)
    if (!next.delete(username)) next.add(username)
    setPicked(next)
  }
  const found = candidates.filter(fits).length
  return (
    <fieldset className={styles.choice}>
      <legend className="display heading-4">{text.whom}</legend>
      <p className="soft small">{text.chosen(picked.size, most)}</p>
      {isScripted && candidates.length > 8 ? (
        <Field label={text.find} hiddenLabel>
          <TextInput
            type="search"
            icon="search"
            look="pill"
            value={sought}
            placeholder={text.find}
            autoComplete="off"
            onChange={(event) => setSought(event.currentTarget.value)}
          />
        </Field>
      ) : null}
      <LiveRegion>{q !== '' && found === 0 ? text.none : ''}</LiveRegion>
      {found === 0 ? <p className="soft">{text.none}</p> : null}
      <ul>
        {candidates.map((member) => (
          <li key={member.id} hidden={!fits(member)}>
            <label className={styles.candidate}>
              <Avatar src={member.avatar} name={member.displayName} ring={member.freshness} />
              <span className="grow bold truncated">{member.displayName}</span>
              <input
                type="checkbox"
                name="usernames"
                value={member.username}
                checked={picked.has(member.username)}
                disabled={!picked.has(member.username) && picked.size >= most}
                onChange={() => toggle(member.username)}
              />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
