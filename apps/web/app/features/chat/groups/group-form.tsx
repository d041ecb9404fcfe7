import { groupLimits, type MemberLink } from '@consoeurs/contract'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { useIllustration } from '../../../brand/illustration.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ChooseMembers } from './choose-members.tsx'
import { groupFormText as text } from './group-form.text.ts'
import styles from './groups.module.css'

export interface GroupBeginning {
  name: string
  candidates: MemberLink[]
  /** Usernames. */
  chosen: string[]
  back: string
  /** Of the viewer’s own outing. */
  outingId?: number
}

interface GroupFormProps extends GroupBeginning {
  clientId: string
  answer: FormAnswer | undefined
}

const firstOf = (answer: FormAnswer | undefined, field: string) => answer?.error?.[field]?.[0] ?? null

function typedUsernames(answer: FormAnswer | undefined): string[] | undefined {
  const typed = answer?.initialValue?.usernames
  if (typed === undefined || answer === undefined) return undefined
  return [typed].flat().filter((username) => typeof username === 'string')
}

/** A name, and whom to invite. */
export function GroupForm({ name, candidates, chosen, back, outingId, clientId, answer }: GroupFormProps) {
  const picture = useIllustration('emptyMessages')
  const busy = useNavigation().formData !== undefined
  if (candidates.length === 0) {
    const { title, text: why, action } = text.nobody
    return (
      <EmptyState picture={picture} title={title} text={why} action={<ButtonLink to="/members">{action}</ButtonLink>} />
    )
  }
  const problem = firstOf(answer, '') ?? firstOf(answer, 'usernames')
  return (
    <Form method="post" className={styles.form} data-hook="group-form">
      <input type="hidden" name="clientId" value={clientId} />
      {outingId === undefined ? null : <input type="hidden" name="outingId" value={outingId} />}
      <p className="soft">{text.lead}</p>
      {outingId === undefined ? null : <p className="soft">{text.outingLead}</p>}
      <Field label={text.name} help={text.nameHelp} error={firstOf(answer, 'name')}>
        <TextInput
          name="name"
          required
          maxLength={groupLimits.name}
          autoComplete="off"
          defaultValue={String(answer?.initialValue?.name ?? name)}
        />
      </Field>
      <ChooseMembers
        candidates={candidates}
        chosen={typedUsernames(answer) ?? chosen}
        most={groupLimits.members.max - 1}
      />
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="row tight">
        <Button type="submit" busy={busy}>
          {text.create}
        </Button>
        <ButtonLink look="quiet" to={back}>
          {text.cancel}
        </ButtonLink>
      </div>
    </Form>
  )
}
