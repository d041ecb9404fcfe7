import type { MediaView } from '@consoeurs/contract'
import { useState } from 'react'
import { PageHead } from '../../shell/page-head.tsx'
import { mediaText } from '../../text/media.ts'
import { MediaDetails } from './media-details.tsx'
import { MediaShelf } from './media-shelf.tsx'
import { MediaUses } from './media-uses.tsx'

/** Media library with details, uses, and deletion of unused pictures. */
export function MediaLibrary() {
  const [chosen, setChosen] = useState<MediaView | null>(null)
  return (
    <>
      <PageHead title={mediaText.title} />
      <div className="library">
        <MediaShelf chosen={chosen} onChoose={setChosen} />
        {chosen === null ? null : (
          <MediaDetails key={chosen.id} picture={chosen} onSaved={setChosen}>
            <MediaUses picture={chosen} onDeleted={() => setChosen(null)} />
          </MediaDetails>
        )}
      </div>
    </>
  )
}
