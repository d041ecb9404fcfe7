import { ofName } from '@consoeurs/contract'

/** Sentences of comments. */
export const commentsText = {
  title: 'Commentaires',
  none: 'Aucun commentaire encore. Le premier mot est à toi.',
  noneForVisitor: 'Aucun commentaire encore.',
  label: 'Ton commentaire',
  placeholder: 'Écris-lui quelque chose…',
  /** Under an article, which is nobody’s. */
  placeholderToAll: 'Dis ce que tu en penses…',
  answerLabel: (name: string) => `Ta réponse à ${name}`,
  answering: (name: string) => `Tu réponds à ${name}`,
  stopAnswering: 'Ne plus répondre à elle',
  send: 'Envoyer le commentaire',
  sending: 'envoi…',
  answer: 'Répondre',
  answerTo: (name: string) => `Répondre à ${name}`,
  options: (name: string) => `Options du commentaire ${ofName(name)}`,
  remove: 'Supprimer',
  report: 'Signaler',
  markAnswer: 'C’est la réponse qui m’a aidée',
  unmarkAnswer: 'Ce n’est plus la réponse qui m’a aidée',
  answered: 'La réponse qui l’a aidée',
  answeredYou: 'La réponse qui t’a aidée',
  removeTitle: 'Supprimer ce commentaire ?',
  removeText: 'Les réponses qui le suivent partent avec lui. On ne peut pas revenir en arrière.',
  removeConfirm: 'Supprimer',
  cancel: 'Annuler',
  failed: 'Les commentaires n’ont pas pu être lus.',
  arrived: (name: string) => `${name} vient de commenter.`,
} as const
