import type { FileView } from '@consoeurs/contract'
import type { UnsentPicture } from '../../../outbox/unsent.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { makingsText } from './makings.text.ts'

export interface MakingWords {
  text: string
  changes: string
  images: FileView[]
}

interface Sending extends MakingWords {
  authorId: number
  shareId: number
  madeOn: string | null
  pictures: UnsentPicture[]
}

/** By the clock of this device. */
export const today = () => new Date().toLocaleDateString('sv-SE')

export const fetchOutbox = () => import('../../../outbox/outbox.ts').catch(() => null)

/**
 * The outbox keeps it until the server has it.
 * @returns false where it could not be loaded; the words then stay in the form
 */
export async function sendMaking(making: Sending): Promise<boolean> {
  const outbox = await fetchOutbox()
  if (outbox !== null) await outbox.sendMaking(making)
  else toast.error(makingsText.missing)
  return outbox !== null
}
