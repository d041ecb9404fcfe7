import type { MakingView } from '@consoeurs/contract'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import styles from './makings.module.css'
import { makingsText as text } from './makings.text.ts'
import { sendMaking, today } from './send-making.ts'

interface OwnMakingProps {
  making: MakingView
  viewerId: number
  onEdit: () => void
}

/** What she may do once she has made it. */
export function OwnMaking({ making, viewerId, onEdit }: OwnMakingProps) {
  const { shareId, days, image } = making
  const again = async () => {
    const madeOn = today()
    if (days.includes(madeOn)) return toast.success(text.againToday)
    const images = image === null ? [] : [image]
    const words = { text: making.text, changes: making.changes, images, pictures: [] }
    if (await sendMaking({ authorId: viewerId, shareId, ...words, madeOn })) toast.success(text.againDone)
  }
  return (
    <div className={styles.own} data-hook="own-making">
      <p className="row tight grow">
        <Icon of="check" size="s" />
        <span>{text.own(days.length)}</span>
      </p>
      <Button look="quiet" size="sm" onClick={() => void again()}>
        {text.again}
      </Button>
      <Button look="ghost" size="sm" onClick={onEdit}>
        {text.edit}
      </Button>
    </div>
  )
}
