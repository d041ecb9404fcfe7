import { filesText } from '../../text/files.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOnline } from '../../ui/offline-banner.tsx'
import { type SentPicture, sentWords } from '../files/public.ts'

interface UploadTileProps {
  picture: SentPicture
  first: boolean
  onCancel: () => void
}

/** Her picture at once, under a veil that says how far it is. */
export function UploadTile({ picture, first, onCancel }: UploadTileProps) {
  return (
    <div className={classNames('sl sending', first && 'first')}>
      <img
        // Another address, another try: a HEIC can be shown once it is converted.
        key={picture.preview}
        src={picture.preview}
        alt=""
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
      <UploadVeil picture={picture} />
      <button type="button" className="ib" aria-label={filesText.cancel(picture.name)} onClick={onCancel}>
        <Icon of="x" />
      </button>
    </div>
  )
}

export function UploadVeil({ picture }: { picture: SentPicture }) {
  const words = sentWords(picture, useOnline())
  return (
    <span className="veil">
      <Ring percent={picture.percent} label={words} />
      <span className="meta">{words}</span>
    </span>
  )
}

interface UploadProblemProps {
  picture: SentPicture
  onRetry: () => void
  onForget: () => void
}

/** Below the photos: which file did not arrive, why, and what she can do. */
export function UploadProblem({ picture, onRetry, onForget }: UploadProblemProps) {
  const { problem, name } = picture
  if (problem === null) return null
  return (
    <FormError text={problem.message}>
      <p className="small trunc">{name}</p>
      <span className="wrong-acts">
        {problem.mayRetry ? (
          <Button size="sm" look="line" onClick={onRetry}>
            {filesText.retry}
          </Button>
        ) : null}
        <Button size="sm" look="ghost" onClick={onForget}>
          {filesText.giveUp}
        </Button>
      </span>
    </FormError>
  )
}

const circumference = 2 * Math.PI * 18

function Ring({ percent, label }: { percent: number; label: string }) {
  return (
    <span
      className="pr"
      role="progressbar"
      aria-label={label}
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
