import type { MuteSpan } from '@consoeurs/contract'
import { muteSpansText } from '../../text/mute-spans.ts'
import { Icon } from '../../ui/icon.tsx'

const { spans, forGood } = muteSpansText
const choices: [MuteSpan | null, string][] = [...(Object.entries(spans) as [MuteSpan, string][]), [null, forGood]]

interface MuteForProps {
  /** What it means there. */
  lead: string
  onChoose: (until: MuteSpan | null) => void
}

/** In a sheet: for how long this talk is to be silent. */
export function MuteFor({ lead, onChoose }: MuteForProps) {
  return (
    <>
      <p className="soft">{lead}</p>
      <ul className="menu-list">
        {choices.map(([until, label]) => (
          <li key={label}>
            <button type="button" className="menu-item" onClick={() => onChoose(until)}>
              <Icon of="bell-off" />
              <span className="grow">{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
