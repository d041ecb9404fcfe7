import type { SpokenAnswer } from '@consoeurs/contract'
import { profilesText } from '../../../text/profiles.ts'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { VoiceBubble } from '../../foundation/voice/public.ts'

interface SpokenProps {
  sound: SpokenAnswer['sound']
  label: string
}

/** Visitors’ pages have no scripts: the browser’s own player. */
export function SpokenSound({ sound, label }: SpokenProps) {
  if (useViewer() !== null) return <VoiceBubble voice={sound} mine={false} what={profilesText.spokenAnswer} />
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: what she says is below, where she typed it */}
      <audio controls preload="none" src={sound.url} aria-label={label} />
      {sound.transcript === '' ? null : (
        <details>
          <summary>{profilesText.readSpoken}</summary>
          <p className="small">{sound.transcript}</p>
        </details>
      )}
    </>
  )
}
