import { useId, useState } from 'react'
import { useIllustration } from '../../brand/illustration.ts'
import { pushText } from '../../text/push.ts'
import { Button } from '../../ui/button.tsx'
import { enableNotifications } from './enable-notifications.ts'
import { sayLater } from './later.ts'
import '../../styles/prompt.css'

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
