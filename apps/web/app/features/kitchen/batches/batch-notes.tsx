import { type BatchNoteView, type BatchView, limits } from '@consoeurs/contract'
import { type FormEvent, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { pictureOf } from '../../foundation/files/public.ts'
import styles from './batches.module.css'
import { batchesText } from './batches.text.ts'
import { PictureField } from './picture-field.tsx'
import { type SendNote, useBatchNotes } from './use-batch-notes.ts'

const text = batchesText.notes

/** A form without a picture is sent by script, so that it may wait for a network. */
function useNoteForm(send: SendNote, noteKind: 'note' | 'care') {
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    const file = typed.get('picture')
    if (file instanceof File && file.size > 0) return
    event.preventDefault()
    const words = String(typed.get('text') ?? '').trim()
    if (noteKind === 'note' && words === '') return
    void send({ noteKind, text: words }).then((sent) => {
      if (sent) form.current?.reset()
    })
  }
  return { form, submit }
}

export function CareButton({ batch, size }: { batch: Pick<BatchView, 'id' | 'kind'>; size?: 'sm' | 'lg' }) {
  const { send } = useBatchNotes(batch)
  const { form, submit } = useNoteForm(send, 'care')
  return (
    <Form ref={form} method="post" action={`/bocaux/${batch.id}`} onSubmit={submit}>
      <input type="hidden" name="intent" value="care" />
      <Button type="submit" size={size ?? 'md'} icon={batch.kind === 'germination' ? 'droplets' : 'check'} block>
        {batchesText.care[batch.kind]}
      </Button>
    </Form>
  )
}

function WriteNote({ send }: { send: SendNote }) {
  const { form, submit } = useNoteForm(send, 'note')
  return (
    <Form ref={form} method="post" encType="multipart/form-data" className={styles.write} onSubmit={submit}>
      <input type="hidden" name="intent" value="note" />
      <Field label={text.label} hiddenLabel>
        <TextArea name="text" rows={2} limit={limits.batches.note} placeholder={text.placeholder} />
      </Field>
      <div className={styles.writeEnd}>
        <PictureField />
        <Button type="submit" size="sm">
          {text.add}
        </Button>
      </div>
    </Form>
  )
}

interface NoteRowProps {
  note: Pick<BatchNoteView, 'kind' | 'text' | 'image' | 'day' | 'at'>
  batch: BatchView
  noteId?: number
}

function NoteRow({ note, batch, noteId }: NoteRowProps) {
  return (
    <li className={styles.note} data-hook="batch-note">
      <span className={`display ${styles.noteDay}`}>{batchesText.day(note.day)}</span>
      <div className={styles.noteBody}>
        {note.kind === 'care' ? (
          <p className={styles.cared}>
            <Icon of="check" size="s" />
            <span>{batchesText.care[batch.kind]}</span>
          </p>
        ) : null}
        {note.text === '' ? null : <p>{note.text}</p>}
        {note.image === null ? null : <Picture picture={pictureOf(note.image)} sizes="320px" ratio={4 / 3} rounded />}
        <p className="meta">{noteId === undefined ? text.waiting : <TimeAgo date={note.at} />}</p>
      </div>
      {noteId === undefined ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="deleteNote" />
          <input type="hidden" name="noteId" value={noteId} />
          <IconButton type="submit" icon="trash-2" label={text.remove} />
        </Form>
      )}
    </li>
  )
}

export function BatchNotes({ batch }: { batch: BatchView }) {
  const { waiting, send } = useBatchNotes(batch)
  const isEmpty = batch.notes.length === 0 && waiting.length === 0
  return (
    <section className={`gutter ${styles.notes}`} aria-labelledby="carnet">
      <h2 id="carnet" className="display heading-3">
        {text.title}
      </h2>
      {batch.endedAt === null ? <WriteNote send={send} /> : null}
      {isEmpty ? <p className="soft">{text.none}</p> : null}
      <ol>
        {waiting.map(({ clientId, noteKind: kind, text: words, noteAt }) => (
          <NoteRow key={clientId} batch={batch} note={{ kind, text: words, image: null, day: batch.day, at: noteAt }} />
        ))}
        {batch.notes.map((note) => (
          <NoteRow key={note.clientId} batch={batch} note={note} noteId={note.id} />
        ))}
      </ol>
    </section>
  )
}
