import { plural } from './counts.ts'

/** Sentences of comments. */
export const commentsText = {
  title: 'Commentaires',
  none: 'Aucun commentaire encore. Le premier mot est à toi.',
  noneForVisitor: 'Aucun commentaire encore.',
  label: 'Ton commentaire',
  placeholder: 'Écris-lui quelque chose…',
  answerLabel: (name: string) => `Ta réponse à ${name}`,
  answering: (name: string) => `Tu réponds à ${name}`,
  stopAnswering: 'Ne plus répondre à elle',
  send: 'Envoyer le commentaire',
  sending: 'envoi…',
  answer: 'Répondre',
  answerTo: (name: string) => `Répondre à ${name}`,
  options: (name: string) => `Options du commentaire de ${name}`,
  remove: 'Supprimer',
  report: 'Signaler',
  removeTitle: 'Supprimer ce commentaire ?',
  removeText: 'Les réponses qui le suivent partent avec lui. On ne peut pas revenir en arrière.',
  removeConfirm: 'Supprimer',
  cancel: 'Annuler',
  failed: 'Les commentaires n’ont pas pu être lus.',
  signIn: 'Connecte-toi pour répondre',
  arrived: (name: string) => `${name} vient de commenter.`,
  readOthers: (count: number) =>
    plural(count, { one: 'Lire l’autre commentaire', other: `Lire les ${count} autres commentaires` }),
} as const
