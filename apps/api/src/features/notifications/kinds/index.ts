import { adhesion } from './adhesion.ts'
import { annonce } from './annonce.ts'
import { article } from './article.ts'
import { commentaire } from './commentaire.ts'
import { demande } from './demande.ts'
import { honneur } from './honneur.ts'
import { interaction } from './interaction.ts'
import { invitation } from './invitation.ts'
import type { NotificationKind } from './kind.ts'
import { message } from './message.ts'
import { moderation } from './moderation.ts'
import { rappel } from './rappel.ts'
import { reaction } from './reaction.ts'
import { reponse } from './reponse.ts'
import { salonMention } from './salon-mention.ts'
import { salonMessage } from './salon-message.ts'
import { securite } from './securite.ts'
import { visite } from './visite.ts'

/** The kinds that exist; a new one is one file and one line here. */
export const notificationKinds: NotificationKind[] = [
  visite,
  honneur,
  interaction,
  message,
  demande,
  reaction,
  commentaire,
  reponse,
  article,
  annonce,
  adhesion,
  invitation,
  salonMessage,
  salonMention,
  moderation,
  securite,
  rappel,
]

export const kindOf = (section: string, value: string): NotificationKind | undefined =>
  notificationKinds.find((kind) => kind.section === section && kind.value === value)
