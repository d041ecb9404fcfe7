import Button from '@mui/material/Button'
import { useGetIdentity, useResourceContext } from 'ra-core'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { BodyField } from '../editor/body-field.tsx'
import { moment } from '../lists/dates.ts'
import { type ContentRecord, statusOf } from '../records.ts'
import { DeleteButton } from '../shell/delete-button.tsx'
import { Loading } from '../shell/loading.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { adminText } from '../text/admin.ts'
import { contentText } from '../text/content.ts'
import { useRestore } from '../versions/use-restore.ts'
import { Versions } from '../versions/versions.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { type ContentValues, saveLabel, valuesOf } from './content-values.ts'
import { Line } from './fields.tsx'
import { PreviewButton } from './preview-button.tsx'
import { Publication } from './publication.tsx'
import { savedTextKey, savedTexts } from './saved-texts.ts'
import { SearchResult } from './search-result.tsx'
import { type ContentResource, useSave } from './use-save.ts'
import { useSavedText } from './use-saved-text.ts'

interface ContentFormProps {
  title: string
  record: ContentRecord | null
  viewerId: number | string
  /** URL on the site. */
  addressOf: (values: Pick<ContentValues, 'slug'>, record: ContentRecord | null) => string
  /** Between title and text. */
  lead?: ReactNode
  /** Beside the text. */
  aside?: ReactNode
  /** Labels of title and text. */
  words?: { title: string; body: string }
  /** Has its own page, with SEO fields. */
  ownPage?: boolean
}

const plainWords = { title: contentText.title, body: contentText.body }

function SaveButton({ before, saving }: { before: ContentRecord | null; saving: boolean }) {
  const status = useWatch<ContentValues, 'status'>({ name: 'status' })
  return (
    <Button type="submit" variant="contained" loading={saving} title={adminText.saveHint}>
      {saveLabel(status, before === null ? null : statusOf(before.publishedAt, new Date()))}
    </Button>
  )
}

function SlugLine({ record }: { record: ContentRecord | null }) {
  const slug = useWatch<ContentValues, 'slug'>({ name: 'slug' })
  const moves = record !== null && record.publishedAt !== null && slug !== '' && slug !== record.slug
  return (
    <Line<ContentValues>
      name="slug"
      label={contentText.slug}
      hint={moves ? contentText.slugChanged : contentText.slugHint}
    />
  )
}

export function ContentForm(props: ContentFormProps) {
  const { title, record: opened, viewerId, addressOf, lead, aside, words = plainWords, ownPage = true } = props
  const resource = useResourceContext() as ContentResource
  const navigate = useNavigate()
  const [record, setRecord] = useState(opened)
  const [leaving, setLeaving] = useState(false)
  const saved = useMemo(() => valuesOf(record, new Date()), [record])
  const form = useForm<ContentValues>({ defaultValues: saved })
  const key = savedTextKey(viewerId, resource, record?.id ?? 'new')
  const { found, decided, setAside, texts } = useSavedText(key, form, saved)
  const { save, saving, conflict, keepMine, takeTheirs, later } = useSave({
    resource,
    record,
    form,
    onSaved: (now, unsaved) => {
      texts.forget(key)
      if (record === null) {
        if (unsaved !== null)
          savedTexts(localStorage).keep(savedTextKey(viewerId, resource, now.id), unsaved, new Date())
        // The form leaves the page at once: what is typed until the next one opens would be lost.
        flushSync(() => setLeaving(true))
        void navigate(`/${resource}/${now.id}`, { replace: true })
        return
      }
      setRecord(now)
      form.reset(unsaved ?? valuesOf(now, new Date()))
    },
  })
  const restore = useRestore({ form, saved, save, setAside })
  useEffect(() => {
    const saves = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      void save()
    }
    addEventListener('keydown', saves)
    return () => removeEventListener('keydown', saves)
  })
  const slug = form.watch('slug')
  const address = addressOf({ slug }, record)
  const isThere = record !== null && statusOf(record.publishedAt, new Date()) === 'published'
  if (leaving) return <Loading />
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <PageHead title={record === null ? title : record.title} stays>
          {resource === 'faq' ? null : <PreviewButton resource={resource} record={record} />}
          {isThere ? <a href={addressOf(record, record)}>{contentText.see}</a> : null}
          <SaveButton before={record} saving={saving} />
        </PageHead>
        {found === null ? null : (
          <div className="notice" role="status">
            <p>{contentText.kept(moment(found.at))}</p>
            <Button
              onClick={() => {
                form.reset(found.values, { keepDefaultValues: true })
                decided()
              }}
            >
              {contentText.takeKept}
            </Button>
            <Button onClick={decided}>{contentText.dropKept}</Button>
          </div>
        )}
        <div className="writing">
          <div className="stack">
            <Line<ContentValues> name="title" label={words.title} required big />
            {lead}
            <BodyField label={words.body} />
          </div>
          <aside className="stack" aria-label={contentText.publication}>
            <Publication />
            {aside}
            <SlugLine record={record} />
            {ownPage ? <SearchResult address={address} /> : null}
            {record === null ? null : (
              <Versions
                resource={resource}
                record={record}
                words={words}
                onRestore={(version) => void restore(version)}
              />
            )}
            {record === null ? null : (
              <DeleteButton record={record} name={record.title} onDeleted={() => texts.forget(key)} />
            )}
          </aside>
        </div>
      </form>
      <ConflictDialog
        conflict={conflict}
        onMine={() => void keepMine()}
        onTheirs={() => {
          savedTexts(localStorage).keep(key, form.getValues(), new Date())
          const theirs = takeTheirs()
          if (theirs !== null) setRecord(theirs)
        }}
        onLater={later}
      />
    </FormProvider>
  )
}

/** Waits for the viewer's id, which keys the local drafts. */
export function WithViewer({ children }: { children: (viewerId: number | string) => ReactNode }) {
  const { data: her } = useGetIdentity()
  return her === undefined ? <Loading /> : children(her.id)
}
