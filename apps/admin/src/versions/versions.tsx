import type { ContentVersionView } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import type { DeskProvider } from '../content/data-provider.ts'
import type { ContentResource } from '../forms/use-save.ts'
import { type ContentRecord, statusOf } from '../records.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { contentText } from '../text/content.ts'
import { versionsText as text } from '../text/versions.ts'
import { lineOf, VersionDialog } from './version-dialog.tsx'
import './versions.css'

interface VersionsProps {
  resource: ContentResource
  record: ContentRecord
  /** Labels of title and text. */
  words: { title: string; body: string }
  onRestore: (version: ContentVersionView) => void
}

/** Version history: each is compared with another, and earlier ones are restored. Loaded when it is unfolded. */
export function Versions({ resource, record, words, onRestore }: VersionsProps) {
  const provider = useDataProvider<DeskProvider>()
  const [unfolded, setUnfolded] = useState(false)
  const [shown, setShown] = useState<ContentVersionView | null>(null)
  const {
    data: versions,
    error,
    refetch,
  } = useQuery({
    queryKey: [resource, 'versions', record.id, record.version],
    queryFn: () => provider.versions(resource, record.id),
    enabled: unfolded,
  })
  return (
    <details className="panel" onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
      <summary>{contentText.versions}</summary>
      {error === null ? null : <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {versions === undefined && error === null ? <p className="hint">{text.loading}</p> : null}
      {versions?.length === 1 ? <p className="hint">{contentText.noVersions}</p> : null}
      <ul className="versions">
        {(versions ?? []).map((version) => (
          <li key={version.version}>
            <span>
              {lineOf(version)}
              {version.version === record.version ? <span className="hint"> {contentText.current}</span> : null}
            </span>
            <Button size="small" onClick={() => setShown(version)} aria-label={contentText.seeVersion(version.version)}>
              {contentText.look}
            </Button>
          </li>
        ))}
      </ul>
      {shown === null || versions === undefined ? null : (
        <VersionDialog
          key={shown.version}
          shown={shown}
          versions={versions}
          current={record.version}
          published={statusOf(record.publishedAt, new Date()) === 'published'}
          words={words}
          onClose={() => setShown(null)}
          onRestore={() => {
            onRestore(shown)
            setShown(null)
          }}
        />
      )}
    </details>
  )
}
