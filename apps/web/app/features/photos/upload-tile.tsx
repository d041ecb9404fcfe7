import { photosText } from '../../text/photos.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FormError } from '../../ui/form-error.tsx'
import type { Upload } from './use-uploads.ts'

/** Her picture at once, under a veil that says how far it is. */
export function UploadTile({ upload, first }: { upload: Upload; first: boolean }) {
  const { preview, percent } = upload
  return (
    <div className={classNames('sl sending', first && 'first')}>
      <img
        src={preview}
        alt=""
        // Not every file can be shown; the server says which ones it takes.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
      <span className="veil">
        <Ring percent={percent} />
        <span className="meta">{photosText.sending(percent)}</span>
      </span>
    </div>
  )
}

interface UploadProblemProps {
  upload: Upload
  onRetry: () => void
  onForget: () => void
}

/** Below the photos: which file did not arrive, why, and what she can do. */
export function UploadProblem({ upload, onRetry, onForget }: UploadProblemProps) {
  const { problem, file } = upload
  if (problem === null) return null
  return (
    <FormError text={problem.text}>
      <p className="small trunc">{file.name}</p>
      <span className="wrong-acts">
        {problem.mayRetry ? (
          <Button size="sm" look="line" onClick={onRetry}>
            {photosText.retry}
          </Button>
        ) : null}
        <Button size="sm" look="ghost" onClick={onForget}>
          {photosText.giveUp}
        </Button>
      </span>
    </FormError>
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
