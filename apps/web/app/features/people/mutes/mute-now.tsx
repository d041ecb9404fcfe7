import { useEffect, useRef } from 'react'
import { useForgetMember } from '../../../live/use-forget-member.ts'
import { type MuteTarget, setMute } from './set-mute.ts'

interface MuteNowProps {
  member: MuteTarget
  onClose: () => void
}

/** Runs « Mettre en sourdine » or its undo on mount; renders nothing but the toast. */
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
