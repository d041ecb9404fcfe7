import { useEffect, useRef } from 'react'
import { useForgetMember } from '../../live/use-forget-member.ts'
import { type Mutable, setMute } from './set-mute.ts'

interface MuteNowProps {
  member: Mutable
  onClose: () => void
}

/** What a menu's « Mettre en sourdine » brings: it mutes her, or ends it, and shows nothing but what it said. */
export function MuteNow({ member, onClose }: MuteNowProps) {
  const forget = useForgetMember()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void setMute(member, member.muted !== true, forget).then(onClose)
  }, [member, forget, onClose])
  return null
}
