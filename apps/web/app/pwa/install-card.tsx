import { discreetApp } from '@consoeurs/brand/discreet'
import { useId, useState } from 'react'
import { useBrand } from '../brand/brand-context.tsx'
import { installText } from '../text/installed-app.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import styles from './install-card.module.css'
import type { Invitation } from './install-invitation.ts'

interface InstallCardProps {
  invitation: Invitation
  onClose: () => void
}

/** Safari has no install prompt: show the manual steps. */
function ByHand() {
  return (
    <ol className={styles.steps}>
      {installText.steps.map(({ icon, text }) => (
        <li key={text} className="row tight">
          <Icon of={icon} />
          {text}
        </li>
      ))}
    </ol>
  )
}

/** Install invitation; dismissing it hides it for a month. */
export function InstallCard({ invitation, onClose }: InstallCardProps) {
  const { code, name } = useBrand()
  const discreet = useViewer()?.discreet === true
  const title = useId()
  const [asking, setAsking] = useState(false)
  const install = async () => {
    if (invitation.by !== 'browser') return
    setAsking(true)
    await invitation.question.prompt().catch(() => null)
    onClose()
  }
  return (
    <section className={styles.card} data-hook="install" aria-labelledby={title}>
      <img
        src={`/brand/${code}/${discreet ? discreetApp.files.small : 'icon-192.png'}`}
        width={52}
        height={52}
        alt=""
      />
      <div className="grow">
        <h2 className="bold" id={title}>
          {installText.title(discreet ? discreetApp.name : name)}
        </h2>
        <p className="small soft">{installText.lead}</p>
        {invitation.by === 'hand' ? <ByHand /> : null}
        <div className="row tight">
          {invitation.by === 'browser' ? (
            <Button size="sm" busy={asking} onClick={() => void install()}>
              {installText.install}
            </Button>
          ) : null}
          <Button look="ghost" size="sm" onClick={onClose}>
            {installText.later}
          </Button>
        </div>
      </div>
      <IconButton icon="x" label={installText.close} onClick={onClose} />
    </section>
  )
}
