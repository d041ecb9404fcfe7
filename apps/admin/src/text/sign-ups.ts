import type { SignUpState } from '@consoeurs/contract'
import { elide } from '@consoeurs/contract'

export const signUpsText = {
  title: 'Inscriptions',
  empty: {
    title: 'Personne n’attend',
    text: 'Quand le réglage est actif, les nouvelles inscriptions arrivent ici, la plus ancienne en premier.',
  },
  item: 'Inscription',
  signUpOf: (name: string) => `Inscription ${elide('de', name)}`,
  sent: 'Demandée le',
  states: {
    pending: 'À approuver',
    approved: 'Approuvée',
    refused: 'Refusée',
  } satisfies Record<SignUpState, string>,
  stateFilters: { pending: 'À approuver', approved: 'Approuvées', refused: 'Refusées', any: 'Toutes' },
  invited: 'Invitée par une membre',
  approveMany: 'Approuver',
  approvedMany: (count: number) => (count === 1 ? 'Une inscription approuvée.' : `${count} inscriptions approuvées.`),
  who: 'Qui demande',
  place: 'Lieu',
  memberSince: 'Inscrite le',
  invitedBy: 'Invitée par',
  nobody: 'Personne',
  message: 'Ce qu’elle ajoute',
  noMessage: 'Rien de plus que son inscription. Son profil se remplit après.',
  hint: 'En attendant, elle ne voit que ses réglages. Personne ne la voit.',
  verdict: 'Cette inscription est',
  verdicts: { approved: 'Approuvée', refused: 'Refusée' },
  chooseVerdict: 'Choisis : approuvée ou refusée.',
  approves: 'Tout lui est ouvert aussitôt. Elle l’apprend par mail.',
  statementHint: 'Elle lit cette explication, ici et par mail. Elle peut demander à nouveau.',
} as const
