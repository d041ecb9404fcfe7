import type { ShareView } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../../api/browser-api.ts'
import { ApiFailure } from '../../../../api/client.ts'
import { sharesText } from '../../../../text/shares.ts'
import { Button } from '../../../../ui/button.tsx'
import { Sheet } from '../../../../ui/overlays/dialog.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import type { ChangeShare } from '../share-cache.ts'
import { sharesApi } from '../shares.api.ts'
import { outingText } from './outing.text.ts'
import styles from './outing-panel.module.css'
import { ParticipantList } from './participants-sheet.tsx'

const text = outingText.dates

const capital = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase())

export interface DateSheetProps {
  share: ShareView
  change: ChangeShare
  /** The proposed date. */
  at: string
  timeZone: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** For the host: who ticked the date, and the choice. */
export function DateSheet({ share, change, at, timeZone, open, onOpenChange }: DateSheetProps) {
  const [busy, setBusy] = useState(false)
  const when = sharesText.outingWhen(at, timeZone)
  const isPast = Date.parse(at) < Date.now()
  const fix = async () => {
    setBusy(true)
    try {
      const fixed = await sharesApi(api).fixDate(share.id, at)
      change(() => fixed)
      onOpenChange(false)
      toast.success(text.fixed(when))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      toast.error(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={capital(when)}>
      {open ? (
        <div className={styles.part}>
          <ParticipantList shareId={share.id} isHost list="ticked" at={at} empty={text.nobody} />
          {isPast ? null : (
            <div className={styles.ask}>
              <p className="small">{text.fixWhy}</p>
              <div>
                <Button busy={busy} onClick={() => void fix()}>
                  {text.fix}
                </Button>
              </div>
            </div>
          )}
        </div>
      ) : null}
    </Sheet>
  )
}
