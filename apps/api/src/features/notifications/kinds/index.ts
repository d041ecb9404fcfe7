import { commentaire } from './commentaire.ts'
import { demande } from './demande.ts'
import { honneur } from './honneur.ts'
import type { NotificationKind } from './kind.ts'
import { message } from './message.ts'
import { reaction } from './reaction.ts'
import { visite } from './visite.ts'

/** The kinds that exist; a new one is one file and one line here. */
export const notificationKinds: NotificationKind[] = [visite, honneur, message, demande, reaction, commentaire]

export const kindOf = (section: string, value: string): NotificationKind | undefined =>
  notificationKinds.find((kind) => kind.section === section && kind.value === value)
