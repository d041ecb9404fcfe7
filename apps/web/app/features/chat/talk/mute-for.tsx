import type { MuteSpan } from '@consoeurs/contract'
import { Icon } from '../../../ui/icon.tsx'
import styles from '../../../ui/overlays/overlays.module.css'
import { muteSpansText } from './mute-spans.text.ts'

const { spans, forGood } = muteSpansText
const choices: [MuteSpan | null, string][] = [...(Object.entries(spans) as [MuteSpan, string][]), [null, forGood]]

interface MuteForProps {
  lead: string
  onChoose: (until: MuteSpan | null) => void
}

export function MuteFor({ lead, onChoose }: MuteForProps) {
  return (
    <>
      <p className="soft">{lead}</p>
      <ul className={styles.menuList}>
        {choices.map(([until, label]) => (
          <li key={label}>
            <button type="button" className={styles.menuItem} data-hook="menu-item" onClick={() => onChoose(until)}>
              <Icon of="bell-off" />
              <span className="grow">{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
