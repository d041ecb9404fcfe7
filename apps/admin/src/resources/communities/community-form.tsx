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
import { adminText } from '../../text/admin.ts'
import { communitiesText } from '../../text/communities.ts'
import { contentText } from '../../text/content.ts'
import { PictureField } from '../media/picture-field.tsx'

interface CommunityValues {
  name: string
  slug: string
  tagline: string
  description: string
  rules: string
  access: DeskAccess
  archived: boolean
  /** Media ids; undefined: unchanged. */
  avatar: number | null | undefined
  cover: number | null | undefined
  roomName: string
  roomTopic: string
}

const fresh: CommunityValues = {
  ...{ name: '', slug: '', tagline: '', description: '', rules: '', access: 'open', archived: false },
  ...{ avatar: undefined, cover: undefined },
  ...{ roomName: communitiesText.roomNameGiven, roomTopic: communitiesText.roomTopicGiven },
}

function valuesOf(record: DeskCommunity | null): CommunityValues {
  if (record === null) return fresh
  const { name, slug, tagline, description, rules, access, archived } = record
  return { ...fresh, name, slug, tagline, description, rules, access, archived }
}

/** A new community needs a room; an existing one can be archived. */
function writtenOf({ roomName, roomTopic, archived, slug, ...words }: CommunityValues, isNew: boolean) {
  const addressed = slug.trim() === '' ? words : { ...words, slug: slug.trim() }
  return isNew ? { ...addressed, roomName, roomTopic } : { ...addressed, archived }
}

function AccessField() {
  return (
    <Controller<CommunityValues, 'access'>
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
    <Controller<CommunityValues, 'archived'>
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
      <Line<CommunityValues> name="roomName" label={communitiesText.roomName} required />
      <Line<CommunityValues> name="roomTopic" label={communitiesText.roomTopic} />
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
  const form = useForm<CommunityValues>({ defaultValues: valuesOf(record) })
  const { save, saving } = usePlainSave(form, record)
  const moves = record !== null && form.watch('slug') !== record.slug
  const send = (values: CommunityValues) =>
    record === null ? save(writtenOf(values, true), communitiesText.founded) : save(writtenOf(values, false))
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <PageHead title={record === null ? communitiesText.fresh : record.name} stays>
          {record === null || record.archived ? null : <a href={`/c/${record.slug}`}>{contentText.see}</a>}
          <Button type="submit" variant="contained" loading={saving} title={adminText.saveHint}>
            {adminText.save}
          </Button>
        </PageHead>
        <div className="writing">
          <div className="stack">
            <Line<CommunityValues> name="name" label={communitiesText.name} required big />
            <Line<CommunityValues> name="tagline" label={communitiesText.tagline} most={120} />
            <Line<CommunityValues> name="description" label={communitiesText.description} most={2000} rows={5} />
            <Line<CommunityValues> name="rules" label={communitiesText.rules} most={3000} rows={5} />
          </div>
          <aside className="stack" aria-label={communitiesText.state}>
            {record === null ? <FirstRoom /> : <OwnFacts record={record} />}
            <AccessField />
            <Line<CommunityValues>
              name="slug"
              label={contentText.slug}
              hint={moves ? contentText.slugChanged : contentText.slugOfNameHint}
            />
            <PictureField<CommunityValues>
              name="avatar"
              label={communitiesText.avatar}
              present={record?.avatarPicture ?? null}
            />
            <PictureField<CommunityValues>
              name="cover"
              label={communitiesText.cover}
              present={record?.coverPicture ?? null}
            />
            {record === null ? null : <ArchivedField />}
          </aside>
        </div>
      </form>
    </FormProvider>
  )
}

export const CommunityEdit = () => <Opened<DeskCommunity>>{(record) => <CommunityForm record={record} />}</Opened>
export const CommunityCreate = () => <CommunityForm record={null} />
