const list = new Intl.ListFormat('fr', { type: 'conjunction' })

export const ingredientLinesText = {
  correct: (position: number) => `Corriger ce que nous avons compris de l’ingrédient ${position}`,
  unknown: 'Nous ne connaissons pas encore cet ingrédient : il restera tel que tu l’as écrit.',
  choose: 'Choisir',
  propose: 'Proposer cet ingrédient',
  proposed: 'Merci ! Nous allons le regarder.',
  quantity: 'Quantité',
  unit: 'Unité',
  noUnit: 'Sans unité',
  ingredient: 'Ingrédient',
  notInList: 'Choisis un nom de la liste. S’il n’y est pas, ta ligne reste telle quelle.',
  remark: 'Précision',
  remarkPlaceholder: 'trempées 4 h',
  done: 'C’est bon',
  headings: (headings: string[]) =>
    `Nous avons laissé de côté ${list.format(headings.map((one) => `« ${one.replace(/\s*:$/u, '')} »`))}.`,
  tooMany: (most: number) => `Une recette a ${most} ingrédients au plus : la fin de ta liste n’y tient pas.`,
  range: (from: string, to: string) => `${from} à ${to}`,
} as const
