/** Blocking, wherever it is offered. */
export const blocksText = {
  block: 'Bloquer',
  cancel: 'Annuler',
  title: (name: string) => `Bloquer ${name} ?`,
  text: 'Vous ne vous verrez plus nulle part, ni l’une ni l’autre. Elle n’en saura rien.',
  done: (name: string) => `${name} est bloquée. Tu peux revenir sur ce choix dans tes réglages.`,
} as const
