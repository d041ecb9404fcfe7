import type { MakingView } from '@consoeurs/contract'
import { useState } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { muteLabels } from '../../../text/mute-labels.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { pictureOf } from '../../foundation/files/public.ts'
import { ReportDialog } from '../../foundation/reports/public.ts'
import { WrittenText } from '../../foundation/written-text/public.ts'
import styles from './makings.module.css'
import { makingsText as text } from './makings.text.ts'

interface MakingCardProps {
  making: MakingView
  onOpen: (making: MakingView) => void
  onRemove: (making: MakingView) => void
}

function Author({ making: { author, at, days } }: Pick<MakingCardProps, 'making'>) {
  const again = days.length - 1
  return (
    <div className={styles.author}>
      <Avatar src={author.avatar} name={author.displayName} size="xs" />
      <div className="grow">
        {author.username === '' ? (
          <b>{author.displayName}</b>
        ) : (
          <Link to={`/p/${author.username}`} prefetch="intent">
            <b>{author.displayName}</b>
          </Link>
        )}
        <p className="meta">{again > 0 ? text.remade(again) : <TimeAgo date={at} />}</p>
      </div>
    </div>
  )
}

function Options({ making, onRemove }: Pick<MakingCardProps, 'making' | 'onRemove'>) {
  const [reporting, setReporting] = useState(false)
  const { can, author } = making
  const items: MenuItem[] = []
  if (can.report) items.push({ label: text.report, icon: 'flag', onSelect: () => setReporting(true) })
  if (can.remove) items.push({ label: text.remove, icon: 'trash-2', tone: 'danger', onSelect: () => onRemove(making) })
  if (items.length === 0) return null
  return (
    <>
      <Menu label={text.options(author.displayName)} items={items} className={styles.options} />
      <ReportDialog
        target="making"
        targetId={making.id}
        memberName={author.displayName}
        open={reporting}
        onOpenChange={setReporting}
      />
    </>
  )
}

function Whole({ making, onOpen, onRemove }: MakingCardProps) {
  const { image, author, changes } = making
  const viewer = useViewer()
  return (
    <>
      {image === null ? null : (
        <button
          type="button"
          className={styles.picture}
          aria-label={text.openPicture(author.displayName)}
          onClick={() => onOpen(making)}
        >
          <Picture picture={pictureOf(image)} ratio={1} sizes="(min-width: 900px) 280px, 50vw" />
        </button>
      )}
      <div className={styles.head}>
        <Author making={making} />
        {viewer === null ? null : <Options making={making} onRemove={onRemove} />}
      </div>
      {making.text === '' ? null : (
        <p className={image === null ? `display ${styles.said}` : styles.words}>
          <WrittenText text={making.text} />
        </p>
      )}
      {changes === '' ? null : (
        <p className={styles.changes}>
          <b>{text.changed}</b>
          <span>
            <WrittenText text={changes} />
          </span>
        </p>
      )}
    </>
  )
}

export function MakingCard(props: MakingCardProps) {
  const { making } = props
  return (
    <li className={styles.card} data-hook="making">
      {making.muted ? (
        <details>
          <summary className="soft small">{muteLabels.folded}</summary>
          <Whole {...props} />
        </details>
      ) : (
        <Whole {...props} />
      )}
    </li>
  )
}
