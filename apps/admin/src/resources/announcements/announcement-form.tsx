import { communityLimits, type DeskCommunity } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useGetList } from 'ra-core'
import { useState } from 'react'
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form'
import { Line } from '../../forms/fields.tsx'
import { usePlainSave } from '../../forms/use-plain-save.ts'
import { useBrand } from '../../shell/admin-brand.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { adminText } from '../../text/admin.ts'
import { announcementsText } from '../../text/announcements.ts'

interface AnnouncementValues {
  text: string
  link: string
  /** 0: every member. */
  communityId: number
}

/** Active communities by name. */
function useCommunities(): DeskCommunity[] {
  const { data = [] } = useGetList('communities', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: { archived: false },
  })
  return data as DeskCommunity[]
}

function ToField({ communities }: { communities: DeskCommunity[] }) {
  return (
    <Controller<AnnouncementValues, 'communityId'>
      name="communityId"
      render={({ field, fieldState: { error } }) => (
        <TextField
          {...field}
          select
          label={announcementsText.to}
          error={error !== undefined}
          helperText={error?.message ?? announcementsText.toHint}
          onChange={({ target }) => field.onChange(Number(target.value))}
        >
          <MenuItem value={0}>{announcementsText.everyone}</MenuItem>
          {communities.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  )
}

/** As shown in the members' notifications. */
function Preview({ community }: { community: DeskCommunity | undefined }) {
  const { name } = useBrand()
  const text = useWatch<AnnouncementValues, 'text'>({ name: 'text' })
  return (
    <figure className="panel told" aria-label={announcementsText.preview}>
      <figcaption className="hint">{announcementsText.preview}</figcaption>
      <b>{community === undefined ? announcementsText.from(name) : announcementsText.fromFor(name, community.name)}</b>
      <p>{text.trim() === '' ? '…' : text}</p>
      <span className="hint">{announcementsText.now}</span>
    </figure>
  )
}

/** Asks for confirmation, because an announcement cannot be withdrawn. */
export function AnnouncementCreate() {
  const form = useForm<AnnouncementValues>({ defaultValues: { text: '', link: '', communityId: 0 } })
  const { save, saving } = usePlainSave(form, null)
  const [asking, setAsking] = useState(false)
  const communities = useCommunities()
  const chosen = form.watch('communityId')
  const community = communities.find(({ id }) => id === chosen)
  const ask = ({ text }: AnnouncementValues) => {
    if (text.trim() === '') form.setError('text', { message: announcementsText.textMissing }, { shouldFocus: true })
    else setAsking(true)
  }
  const send = async () => {
    setAsking(false)
    const { text, link, communityId } = form.getValues()
    const data = { text, link: link.trim(), communityId: communityId === 0 ? null : communityId }
    await save(data, announcementsText.sent)
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(ask)(event)}>
        <PageHead title={announcementsText.fresh} stays>
          <Button type="submit" variant="contained" loading={saving}>
            {announcementsText.send}
          </Button>
        </PageHead>
        <div className="writing">
          <div className="stack">
            <ToField communities={communities} />
            <Line<AnnouncementValues>
              name="text"
              label={announcementsText.text}
              most={communityLimits.announcement}
              rows={5}
              required
            />
            <Line<AnnouncementValues> name="link" label={announcementsText.link} hint={announcementsText.linkHint} />
          </div>
          <Preview community={community} />
        </div>
      </form>
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby="envoyer">
        <DialogTitle id="envoyer">{announcementsText.confirmTitle}</DialogTitle>
        <DialogContent>{announcementsText.confirm(community?.name ?? announcementsText.everyone)}</DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{adminText.cancel}</Button>
          <Button variant="contained" onClick={() => void send()}>
            {announcementsText.send}
          </Button>
        </DialogActions>
      </Dialog>
    </FormProvider>
  )
}
