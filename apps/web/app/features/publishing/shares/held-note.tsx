import type { ShareView } from '@consoeurs/contract'
import styles from '../../../styles/shared/share.module.css'
import sharePartsStyles from '../../../styles/shared/share-parts.module.css'
import { sharesText } from '../../../text/shares.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Replaces the actions while the share awaits review by a moderator. */
export const HeldNote = ({ notice }: { notice: ShareView['notice'] }) => (
  <p className={`${styles.held} row`}>
    <Icon of="clock" />
    <span className="grow">
      <b>{sharesText.held}</b>
      <span className={`meta ${sharePartsStyles.heldWhy}`}>{notice?.text ?? sharesText.heldWhy}</span>
    </span>
  </p>
)
