import type { BatchView } from '@consoeurs/contract'
import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { Link } from '../../../navigation/link.tsx'
import { day, fullDate } from '../../../text/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { pictureOf } from '../../foundation/files/public.ts'
import type { BatchAnswer } from './batch-form.tsx'
import { JarProgress } from './batch-list.tsx'
import { BatchNotes, CareButton } from './batch-notes.tsx'
import { BatchResult, BatchSchedule } from './batch-result.tsx'
import styles from './batches.module.css'
import { batchesText as text } from './batches.text.ts'

function Facts({ batch }: { batch: BatchView }) {
  const { kind, recipe, ingredient, expectedEndAt, endedAt, nextReminderAt } = batch
  const reminder = nextReminderAt === null ? text.noReminder : text.nextReminder(fullDate(new Date(nextReminderAt)))
  return (
    <div className={styles.facts}>
      <p>{[text.kinds[kind], ingredient?.name].filter(Boolean).join(' · ')}</p>
      {recipe === null ? null : (
        <p>
          <Link to={`/shares/${recipe.slug}`} className="text-link">
            {text.form.from(recipe.title)}
          </Link>
        </p>
      )}
      {expectedEndAt === null || endedAt !== null ? null : (
        <p className="meta">{text.expected(day(new Date(expectedEndAt), { now: new Date() }))}</p>
      )}
      {endedAt === null ? <p className="meta">{reminder}</p> : null}
    </div>
  )
}

/** Asked twice: notes and pictures go with it. */
function RemoveBatch() {
  const [open, setOpen] = useState(false)
  const submit = useSubmit()
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        setOpen(true)
      }}
    >
      <input type="hidden" name="intent" value="remove" />
      <Button type="submit" look="ghost" size="sm" icon="trash-2">
        {text.remove.label}
      </Button>
      <Confirm
        open={open}
        onOpenChange={setOpen}
        title={text.remove.title}
        text={text.remove.text}
        confirmLabel={text.remove.confirm}
        cancelLabel={text.remove.cancel}
        onConfirm={() => void submit({ intent: 'remove' }, { method: 'post' })}
      />
    </Form>
  )
}

export function BatchPage({ batch, answer }: { batch: BatchView; answer: BatchAnswer | undefined }) {
  const { name, image, endedAt, outcome, learned } = batch
  return (
    <>
      <header className={`gutter ${styles.pageHead}`}>
        {image === null ? null : (
          <Picture picture={pictureOf(image)} sizes="(min-width: 900px) 640px, 92vw" ratio={16 / 9} rounded priority />
        )}
        <h1 className="display heading-1">{name}</h1>
        <p className={`display ${styles.bigDay}`}>
          <b>{batch.day}</b>
          <span>{endedAt === null ? text.dayLabel(batch.day) : text.endedLabel(batch.day)}</span>
        </p>
        <JarProgress batch={batch} />
        <Facts batch={batch} />
        {outcome === null ? null : (
          <p className={styles.outcome} data-outcome={outcome}>
            {text.outcomes[outcome]}
          </p>
        )}
        {learned === '' ? null : <p>{learned}</p>}
        {endedAt === null ? <CareButton batch={batch} size="lg" /> : null}
      </header>
      <div className={`gutter ${styles.parts}`}>
        <BatchResult batch={batch} answer={answer} />
        {endedAt === null ? <BatchSchedule batch={batch} answer={answer} /> : null}
      </div>
      <BatchNotes batch={batch} />
      <div className={`gutter ${styles.end}`}>
        <RemoveBatch />
      </div>
    </>
  )
}
