import { onLongPress } from '../../../ui/gestures/on-long-press.ts'
import { type MemberElement, memberAt } from './member-element.ts'

/** Long press on a member's link; links within the card are not concerned. */
export const onMemberLongPress = (open: (member: MemberElement) => void) => onLongPress(memberAt, open)
