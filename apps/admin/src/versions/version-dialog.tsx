import type { ContentVersionView } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { moment } from '../lists/dates.ts'
import { adminText } from '../text/admin.ts'
import { contentText } from '../text/content.ts'
import { versionsText as text } from '../text/versions.ts'
import { textOf } from './changed-fields.ts'
import { ChangesView } from './changes-view.tsx'

export const lineOf = ({ version, author, createdAt }: ContentVersionView) =>
  contentText.versionLine(version, author ?? contentText.versionBySomeone, moment(createdAt))

function WholeText({ content }: Pick<ContentVersionView, 'content'>) {
  const excerpt = textOf(content, 'excerpt')
  return (
    <article className="prose read">
      <h3>{textOf(content, 'title')}</h3>
      {excerpt === '' ? null : <p className="standfirst">{excerpt}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when it was written */}
      <div dangerouslySetInnerHTML={{ __html: textOf(content, 'body') }} />
    </article>
  )
}

interface VersionDialogProps {
  shown: ContentVersionView
  /** Newest first, the shown one included. */
  versions: ContentVersionView[]
  current: number
  /** Visitors read the restored text at once. */
  published: boolean
  words: { title: string; body: string }
  onClose: () => void
  onRestore: () => void
}

/** By default an earlier version is compared with the current one, and the current one with what it replaced. */
const usualOther = ({ shown, versions, current }: Pick<VersionDialogProps, 'shown' | 'versions' | 'current'>) =>
  shown.version === current
    ? versions.find(({ version }) => version < current)?.version
    : versions.find(({ version }) => version === current)?.version

/** One version: what differs from another, or its whole text; an earlier one can be restored. */
export function VersionDialog(props: VersionDialogProps) {
  const { shown, versions, current, published, words, onClose, onRestore } = props
  const narrow = useMediaQuery('(max-width: 899px)')
  const [otherVersion, setOther] = useState(() => usualOther(props))
  const [view, setView] = useState<'changes' | 'text'>('changes')
  const other = versions.find(({ version }) => version === otherVersion)
  const pair = other === undefined ? null : [shown, other].sort((one, two) => one.version - two.version)
  const [before, after] = pair ?? []
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={narrow} aria-labelledby="version">
      <DialogTitle id="version">{lineOf(shown)}</DialogTitle>
      <DialogContent className="version-dialog">
        <ToggleButtonGroup
          exclusive
          color="primary"
          size="small"
          aria-label={text.view}
          value={view}
          onChange={(_event, value: typeof view | null) => value !== null && setView(value)}
        >
          <ToggleButton value="changes">{text.changes}</ToggleButton>
          <ToggleButton value="text">{text.wholeText}</ToggleButton>
        </ToggleButtonGroup>
        {view === 'text' ? <WholeText content={shown.content} /> : null}
        {view === 'changes' && versions.length > 1 ? (
          <TextField
            select
            size="small"
            label={text.comparedWith}
            value={otherVersion ?? ''}
            onChange={({ target }) => setOther(Number(target.value))}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {versions
              .filter(({ version }) => version !== shown.version)
              .map((version) => (
                <option key={version.version} value={version.version}>
                  {lineOf(version)}
                  {version.version === current ? ` (${contentText.current.toLowerCase()})` : ''}
                </option>
              ))}
          </TextField>
        ) : null}
        {view === 'changes' && before !== undefined && after !== undefined ? (
          <>
            <h2>{text.fromTo(before.version, after.version)}</h2>
            <ChangesView before={before.content} after={after.content} words={words} />
          </>
        ) : null}
        {shown.version === current ? null : <p className="hint">{published ? text.restorePublic : text.restoreHint}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminText.close}</Button>
        {shown.version === current ? null : (
          <Button variant="contained" onClick={onRestore}>
            {contentText.restore}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
