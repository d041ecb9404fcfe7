import styles from '../../../styles/shared/photo-editor.module.css'
import { filesText } from '../../../text/files.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useOnline } from '../../../ui/states/offline-banner.tsx'
import { type PictureUpload, uploadText } from '../../foundation/files/public.ts'

interface UploadTileProps {
  picture: PictureUpload
  first: boolean
  onCancel: () => void
}

/** A local preview under a progress ring. */
export function UploadTile({ picture, first, onCancel }: UploadTileProps) {
  return (
    <div className={classNames(`${styles.slot} ${styles.sending}`, first && styles.first)}>
      <img
        // The preview URL changes once a HEIC is converted; the key forces a new attempt.
        key={picture.preview}
        src={picture.preview}
        alt=""
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
      <UploadVeil picture={picture} />
      <button type="button" className="icon-button" aria-label={filesText.cancel(picture.name)} onClick={onCancel}>
        <Icon of="x" />
      </button>
    </div>
  )
}

export function UploadVeil({ picture }: { picture: PictureUpload }) {
  const words = uploadText(picture, useOnline())
  return (
    <span className={styles.veil}>
      <Ring percent={picture.percent} label={words} />
      <span className="meta">{words}</span>
    </span>
  )
}

interface UploadProblemProps {
  picture: PictureUpload
  onRetry: () => void
  onForget: () => void
}

export function UploadProblem({ picture, onRetry, onForget }: UploadProblemProps) {
  const { problem, name } = picture
  if (problem === null) return null
  return (
    <FormError text={problem.message}>
      <p className="small truncated">{name}</p>
      <span className={styles.wrongActs}>
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
      className={styles.progress}
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
      <b className="tabular-numbers">{percent}</b>
    </span>
  )
}
