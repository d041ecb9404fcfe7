import type { MediaView } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { adminText } from '../../text/admin.ts'
import { mediaText } from '../../text/media.ts'

interface MediaDetailsProps {
  picture: MediaView
  onSaved: (picture: MediaView) => void
  /** Label of the save button. */
  action?: string
  /** Requires both alternative text and caption. */
  complete?: boolean
  children?: ReactNode
}

/** Alternative text and caption. Set the picture's id as `key`. */
export function MediaDetails({
  picture,
  onSaved,
  action = adminText.save,
  complete = false,
  children,
}: MediaDetailsProps) {
  const provider = useDataProvider()
  const notify = useNotify()
  const queries = useQueryClient()
  const [{ name, alternativeText, caption }, setSaid] = useState({
    name: picture.name,
    alternativeText: picture.alternativeText,
    caption: picture.caption,
  })
  const [asked, setAsked] = useState(false)
  const [saving, setSaving] = useState(false)
  const missing = {
    alt: asked && complete && alternativeText.trim() === '',
    caption: asked && complete && caption.trim() === '',
  }
  const said = { name, alternativeText, caption }
  const same = name === picture.name && alternativeText === picture.alternativeText && caption === picture.caption
  const save = async () => {
    setAsked(true)
    if (complete && (alternativeText.trim() === '' || caption.trim() === '')) return
    if (same) {
      onSaved(picture)
      return
    }
    setSaving(true)
    try {
      const { data } = await provider.update<MediaView>('media', { id: picture.id, data: said, previousData: picture })
      await queries.invalidateQueries({ queryKey: ['media'] })
      if (!complete) notify(adminText.saved, { type: 'success', autoHideDuration: 3000 })
      onSaved(data)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setSaving(false)
    }
  }
  const { medium } = picture.formats
  const here = useRef<HTMLElement>(null)
  // On a phone the panel is below the list, so scroll it into view.
  useEffect(() => {
    if (matchMedia('(max-width: 899px)').matches) here.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section className="details" aria-label={picture.name} ref={here}>
      <img src={medium.url} width={medium.width} height={medium.height} alt={alternativeText} />
      <p className="hint">{mediaText.size(picture.width, picture.height)}</p>
      <TextField
        label={mediaText.name}
        value={name}
        onChange={({ target }) => setSaid({ ...said, name: target.value })}
      />
      <TextField
        label={mediaText.alt}
        value={alternativeText}
        error={missing.alt}
        helperText={missing.alt ? mediaText.altMissing : mediaText.altHint}
        multiline
        maxRows={6}
        onChange={({ target }) => setSaid({ ...said, alternativeText: target.value })}
      />
      <TextField
        label={mediaText.caption}
        value={caption}
        error={missing.caption}
        helperText={missing.caption ? mediaText.captionMissing : mediaText.captionHint}
        multiline
        maxRows={6}
        onChange={({ target }) => setSaid({ ...said, caption: target.value })}
      />
      <Button variant="contained" onClick={() => void save()} loading={saving}>
        {action}
      </Button>
      {children}
    </section>
  )
}
