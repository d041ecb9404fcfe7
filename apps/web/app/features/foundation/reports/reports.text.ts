import type { ReportTarget } from '@consoeurs/contract'
import { reportTitles } from '../../../text/report-titles.ts'

export const reportsText = {
  title: (target: ReportTarget) => reportTitles[target],
  lead: 'Quelqu’un de l’équipe va le lire. La personne signalée ne saura pas que c’est toi.',
  reason: 'Que se passe-t-il ?',
  chooseReason: 'Choisis ce qui s’en approche le plus.',
  words: 'Raconte, si tu veux',
  wordsHelp: 'Ce que tu as vu, où, depuis quand. Cela nous aide à décider plus vite.',
  alsoBlock: (name: string) => `Bloquer aussi ${name}`,
  alsoBlockHelp: 'Vous ne vous verrez plus nulle part. Elle n’en saura rien.',
  goodFaith: 'Je signale de bonne foi',
  goodFaithHelp: 'Ce que j’écris est exact, à ma connaissance.',
  name: 'Ton nom',
  email: 'Ton adresse e-mail',
  emailHelp: 'Pour t’envoyer l’accusé de réception et la décision. Personne d’autre ne la voit.',
  anonymous: 'Pour ce motif, tu peux rester anonyme.',
  send: 'Envoyer le signalement',
  cancel: 'Annuler',
  danger: 'Quelqu’un est en danger maintenant ? Appelle le 17 ou le 112, ou écris au 114.',
  sent: 'Merci. Ton signalement est parti, une personne va le lire.',
  sentTitle: 'C’est noté, merci',
  sentText: (id: number) =>
    `Ton signalement porte le numéro ${id}. Quelqu’un de l’équipe va le lire et décider. Si tu as laissé une adresse, tu recevras sa réponse.`,
  back: (target: ReportTarget): string => {
    if (target === 'share') return 'Revenir au partage'
    return target === 'community' ? 'Revenir à la communauté' : 'Revenir au profil'
  },
} as const
