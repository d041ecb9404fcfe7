export const blocksText = {
  block: 'Bloquer',
  cancel: 'Annuler',
  title: (name: string) => `Bloquer ${name} ?`,
  text: 'Vos messages, vos profils et vos partages disparaissent l’une pour l’autre. Elle ne reçoit rien.',
  confirm: (name: string) => `Bloquer ${name}`,
  alsoReport: (name: string) => `Signaler aussi ${name} à l’équipe`,
  done: (name: string) => `${name} est bloquée. Tu peux revenir sur ce choix dans tes réglages.`,
} as const
