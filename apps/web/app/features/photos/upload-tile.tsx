import { photosText } from '../../text/photos.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Upload } from './use-uploads.ts'

interface UploadTileProps {
  upload: Upload
  first: boolean
  onRetry: () => void
  onForget: () => void
}

/** Her picture at once, under a veil that says how far it is, or why it did not arrive. */
export function UploadTile({ upload, first, onRetry, onForget }: UploadTileProps) {
  const { preview, percent, problem } = upload
  if (problem !== null) {
    return (
      <div className={classNames('sl wrong')} role="alert">
        <p className="small">{problem}</p>
        <span className="wrong-acts">
          <Button size="sm" look="line" onClick={onRetry}>
            {photosText.retry}
          </Button>
          <Button size="sm" look="ghost" onClick={onForget}>
            {photosText.giveUp}
          </Button>
        </span>
      </div>
    )
  }
  return (
    <div className={classNames('sl sending', first && 'first')}>
      <img src={preview} alt="" />
      <span className="veil">
        <Ring percent={percent} />
        <span className="meta">{photosText.sending(percent)}</span>
      </span>
    </div>
  )
}

const circumference = 2 * Math.PI * 18

function Ring({ percent }: { percent: number }) {
  return (
    <span
      className="pr"
      role="progressbar"
      aria-label={photosText.sending(percent)}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg viewBox="0 0 42 42" width={42} height={42} fill="none" strokeWidth={4} aria-hidden="true">
        <circle cx={21} cy={21} r={18} stroke="var(--line)" />
        <circle
          cx={21}
          cy={21}
          r={18}
          stroke="var(--brand)"
          strokeLinecap="round"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - percent / 100)}
          transform="rotate(-90 21 21)"
        />
      </svg>
      <b className="num">{percent}</b>
    </span>
  )
}
