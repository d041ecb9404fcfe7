import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { filesText } from '../../text/files.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { fetchDialog } from '../../ui/dialog.tsx'
import type { SentPicture } from './picture-queue.ts'

/** Pictures on their way are not left behind without a word: a link asks first, and so does the browser itself. */
export function LeaveQuestion({ sent }: { sent: readonly SentPicture[] }) {
  const underWay = sent.some(({ problem }) => problem === null)
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      underWay && (here.pathname !== there.pathname || here.search !== there.search),
  )
  useEffect(() => {
    if (!underWay) return
    // Asked for now: without network it could not be fetched when it is needed.
    fetchDialog()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [underWay])
  useEffect(() => {
    if (!underWay && blocker.state === 'blocked') blocker.proceed()
  }, [underWay, blocker])
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={filesText.leaveTitle}
      text={filesText.leaveText}
      look="brand"
      confirmLabel={filesText.leave}
      cancelLabel={filesText.stay}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
