import { sharesText } from '../../text/shares.ts'
import { Icon } from '../../ui/icon.tsx'

/** In place of what others could do with it: a share of hers that somebody of the house reads first. */
export const HeldNote = () => (
  <p className="held row">
    <Icon of="clock" />
    <span className="grow">
      <b>{sharesText.held}</b>
      <span className="meta held-why">{sharesText.heldWhy}</span>
    </span>
  </p>
)
