import type { DeskAccess, DeskCommunity } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { Line } from '../../forms/fields.tsx'
import { Opened } from '../../forms/opened.tsx'
import { usePlainSave } from '../../forms/use-plain-save.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { communitiesText } from '../../text/communities.ts'
import { contentText } from '../../text/content.ts'
import { deskText } from '../../text/desk.ts'
import { PictureField } from '../media/picture-field.tsx'

interface Values {
  name: string
  slug: string
  tagline: string
  description: string
  rules: string
  access: DeskAccess
  archived: boolean
  /** Of the library; undefined: as it is. */
  avatar: number | null | undefined
  cover: number | null | undefined
  roomName: string
  roomTopic: string
}

const fresh: Values = {
  ...{ name: '', slug: '', tagline: '', description: '', rules: '', access: 'open', archived: false },
  ...{ avatar: undefined, cover: undefined },
  ...{ roomName: communitiesText.roomNameGiven, roomTopic: communitiesText.roomTopicGiven },
}

function valuesOf(record: DeskCommunity | null): Values {
  if (record === null) return fresh
  const { name, slug, tagline, description, rules, access, archived } = record
  return { ...fresh, name, slug, tagline, description, rules, access, archived }
}

/** What is written: a new one has a room, one that is there can be put away. */
function writtenOf({ roomName, roomTopic, archived, slug, ...words }: Values, isNew: boolean) {
  const addressed = slug.trim() === '' ? words : { ...words, slug: slug.trim() }
  return isNew ? { ...addressed, roomName, roomTopic } : { ...addressed, archived }
}

function AccessField() {
  return (
    <Controller<Values, 'access'>
      name="access"
      render={({ field }) => (
        <TextField {...field} select label={communitiesText.access}>
          {Object.entries(communitiesText.accesses).map(([access, label]) => (
            <MenuItem key={access} value={access}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  )
}

function ArchivedField() {
  return (
    <Controller<Values, 'archived'>
      name="archived"
      render={({ field: { value, onChange } }) => (
        <fieldset className="panel">
          <legend>{communitiesText.state}</legend>
          <FormControlLabel
            control={<Switch checked={value} onChange={(_event, on) => onChange(on)} />}
            label={communitiesText.archiveLabel}
          />
          <p className="hint">{communitiesText.archiveHint}</p>
        </fieldset>
      )}
    />
  )
}

function FirstRoom() {
  return (
    <fieldset className="panel">
      <legend>{communitiesText.firstRoom}</legend>
      <Line<Values> name="roomName" label={communitiesText.roomName} required />
      <Line<Values> name="roomTopic" label={communitiesText.roomTopic} />
      <p className="hint">{communitiesText.foundHint}</p>
    </fieldset>
  )
}

function OwnFacts({ record: { ownerName, memberCount, official } }: { record: DeskCommunity }) {
  return (
    <dl className="panel facts">
      <dt>{communitiesText.owner}</dt>
      <dd>
        {ownerName ?? communitiesText.noOwner}
        {official ? <span className="status official">{communitiesText.official}</span> : null}
      </dd>
      <dt>{communitiesText.members}</dt>
      <dd>{memberCount}</dd>
    </dl>
  )
}

function CommunityForm({ record }: { record: DeskCommunity | null }) {
  const form = useForm<Values>({ defaultValues: valuesOf(record) })
  const { save, saving } = usePlainSave(form, record)
  const moves = record !== null && form.watch('slug') !== record.slug
  const send = (values: Values) =>
    record === null ? save(writtenOf(values, true), communitiesText.founded) : save(writtenOf(values, false))
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <PageHead title={record === null ? communitiesText.fresh : record.name} stays>
          {record === null || record.archived ? null : <a href={`/c/${record.slug}`}>{contentText.see}</a>}
          <Button type="submit" variant="contained" loading={saving} title={deskText.saveHint}>
            {deskText.save}
          </Button>
        </PageHead>
        <div className="writing">
          <div className="stack">
            <Line<Values> name="name" label={communitiesText.name} required big />
            <Line<Values> name="tagline" label={communitiesText.tagline} most={120} />
            <Line<Values> name="description" label={communitiesText.description} most={2000} rows={5} />
            <Line<Values> name="rules" label={communitiesText.rules} most={3000} rows={5} />
          </div>
          <aside className="stack" aria-label={communitiesText.state}>
            {record === null ? <FirstRoom /> : <OwnFacts record={record} />}
            <AccessField />
            <Line<Values>
              name="slug"
              label={contentText.slug}
              hint={moves ? contentText.slugChanged : contentText.slugOfNameHint}
            />
            <PictureField<Values>
              name="avatar"
              label={communitiesText.avatar}
              present={record?.avatarPicture ?? null}
            />
            <PictureField<Values> name="cover" label={communitiesText.cover} present={record?.coverPicture ?? null} />
            {record === null ? null : <ArchivedField />}
          </aside>
        </div>
      </form>
    </FormProvider>
  )
}

export const CommunityEdit = () => <Opened<DeskCommunity>>{(record) => <CommunityForm record={record} />}</Opened>
export const CommunityCreate = () => <CommunityForm record={null} />
