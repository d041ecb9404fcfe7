import { useId, useState } from 'react'
import { useIllustration } from '../../brand/illustration.ts'
import { askPermission } from '../../pwa/permission.ts'
import { pushText } from '../../text/push.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { sayLater } from './later.ts'
import '../../styles/prompt.css'

/** Specification §4: what each answer is told with. */
const tellOutcome = {
  granted: toast.success,
  denied: toast.error,
  default: toast.warning,
} as const

/** Asks the browser, from her press, and says what came of it. */
export async function enableNotifications(): Promise<void> {
  const answer = await askPermission()
  tellOutcome[answer](pushText.outcome[answer])
}

/** « Reste connectée »: what it brings, a button, and a way to say « later » (specification §2). */
export function PermissionPrompt({ onLater }: { onLater: () => void }) {
  const title = useId()
  const picture = useIllustration('deco')
  const [asking, setAsking] = useState(false)
  const enable = async () => {
    setAsking(true)
    await enableNotifications().finally(() => setAsking(false))
  }
  return (
    <section className="prompt" aria-labelledby={title}>
      <span className="deco">
        <img src={picture.src} width={picture.width} height={picture.height} alt="" />
      </span>
      <h2 className="d h3" id={title}>
        {pushText.prompt.title}
      </h2>
      <p className="small">{pushText.prompt.text}</p>
      <div className="row">
        <Button busy={asking} onClick={() => void enable()}>
          {pushText.prompt.enable}
        </Button>
        <button
          type="button"
          className="later"
          onClick={() => {
            sayLater()
            onLater()
          }}
        >
          {pushText.prompt.later}
        </button>
      </div>
    </section>
  )
}
