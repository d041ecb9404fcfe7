import type { ContentVersionView } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import type { DeskProvider } from '../content/data-provider.ts'
import { moment } from '../lists/dates.ts'
import type { ContentRecord } from '../records.ts'
import { adminText } from '../text/admin.ts'
import { contentText } from '../text/content.ts'
import type { ContentResource } from './use-save.ts'

const wordsOf = ({ content }: ContentVersionView) => ({
  title: typeof content.title === 'string' ? content.title : '',
  excerpt: typeof content.excerpt === 'string' ? content.excerpt : '',
  body: typeof content.body === 'string' ? content.body : '',
})

interface VersionsProps {
  resource: ContentResource
  record: ContentRecord
  onRestore: (version: ContentVersionView) => void
}

/** Version history, with restore. */
export function Versions({ resource, record, onRestore }: VersionsProps) {
  const provider = useDataProvider<DeskProvider>()
  const [seen, setSeen] = useState<ContentVersionView | null>(null)
  const { data: versions = [] } = useQuery({
    queryKey: [resource, 'versions', record.id, record.version],
    queryFn: () => provider.versions(resource, record.id),
  })
  return (
    <details className="panel">
      <summary>{contentText.versions}</summary>
      <ul className="versions">
        {versions.map((version) => {
          const who = version.author ?? contentText.conflict.someone
          return (
            <li key={version.version}>
              <span>{contentText.versionLine(version.version, who, moment(version.createdAt))}</span>
              {version.version === record.version ? (
                <span className="hint">{contentText.current}</span>
              ) : (
                <Button
                  size="small"
                  onClick={() => setSeen(version)}
                  aria-label={contentText.seeVersion(version.version)}
                >
                  {contentText.look}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {seen === null ? null : (
        <Dialog open onClose={() => setSeen(null)} maxWidth="md" fullWidth aria-labelledby="version">
          <DialogTitle id="version">
            {contentText.versionLine(seen.version, seen.author ?? contentText.conflict.someone, moment(seen.createdAt))}
          </DialogTitle>
          <DialogContent>
            <article className="prose read">
              <h3>{wordsOf(seen).title}</h3>
              {wordsOf(seen).excerpt === '' ? null : <p className="standfirst">{wordsOf(seen).excerpt}</p>}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when it was written */}
              <div dangerouslySetInnerHTML={{ __html: wordsOf(seen).body }} />
            </article>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setSeen(null)}>{adminText.close}</Button>
            <Button
              variant="contained"
              onClick={() => {
                onRestore(seen)
                setSeen(null)
              }}
            >
              {contentText.restore}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </details>
  )
}
