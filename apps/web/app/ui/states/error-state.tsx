import { uiText } from '../../text/ui.ts'
import { Button } from '../button.tsx'

export function ErrorState({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <div className="error-state" role="alert">
      <p>{text}</p>
      {onRetry === undefined ? null : (
        <Button look="quiet" size="sm" onClick={onRetry}>
          {uiText.retry}
        </Button>
      )}
    </div>
  )
}
