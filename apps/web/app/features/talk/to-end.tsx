import { talkText } from '../../text/talk.ts'
import { Icon } from '../../ui/icon.tsx'

/** Back to the newest message, while she reads elsewhere; with how many came meanwhile. */
export function ToEnd({ unseen, onPress }: { unseen: number; onPress: () => void }) {
  return (
    <button type="button" className="th-end" onClick={onPress} aria-label={talkText.toEnd(unseen)}>
      <Icon of="arrow-down" size="s" />
      {unseen > 0 ? <span>{talkText.arrived(unseen)}</span> : null}
    </button>
  )
}
