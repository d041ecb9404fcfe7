import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { filesText } from '../../../text/files.ts'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import { fetchDialog } from '../../../ui/overlays/dialog.tsx'
import type { PictureUpload } from './picture-queue.ts'

/** Asks before leaving while uploads are running, on links and in the browser's own dialog. */
export function LeaveQuestion({ sent }: { sent: readonly PictureUpload[] }) {
  const underWay = sent.some(({ problem }) => problem === null)
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      underWay && (here.pathname !== there.pathname || here.search !== there.search),
  )
  useEffect(() => {
    if (!underWay) return
    // Load the dialog now: without a network it could not be loaded when needed.
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
