const passages = (count: number, one: string, many: string) =>
  count === 1 ? `1 passage ${one}` : `${count} passages ${many}`

const otherFields = (count: number) => (count === 1 ? '1 autre champ changé' : `${count} autres champs changés`)

export const versionsText = {
  view: 'Afficher',
  changes: 'Ce qui change',
  wholeText: 'Le texte entier',
  comparedWith: 'Comparer avec',
  fromTo: (before: number, after: number) => `De la version ${before} à la version ${after}`,
  noChange: 'Rien ne diffère.',
  counted: ({ added, removed }: { added: number; removed: number }, fields: number): string => {
    const parts = [
      added === 0 ? '' : passages(added, 'ajouté', 'ajoutés'),
      removed === 0 ? '' : passages(removed, 'retiré', 'retirés'),
      fields === 0 ? '' : otherFields(fields),
    ].filter(Boolean)
    return parts.length === 0 ? 'Seule la mise en forme change.' : `${parts.join(', ')}.`
  },
  spoken: { added: ' Ajouté\u202F: ', removed: ' Retiré\u202F: ' },
  skipped: (count: number) => (count === 1 ? '1 paragraphe inchangé' : `${count} paragraphes inchangés`),
  reformatted: '(mise en forme changée)',
  unknownEntry: (id: number) => `nº ${id}, introuvable`,
  restoreHint: 'Rétablir crée une nouvelle version\u202F: rien ne se perd.',
  restorePublic: 'Rétablir crée une nouvelle version, que les visiteuses lisent aussitôt. Rien ne se perd.',
  setAside: 'Ton texte non enregistré reste sur cet appareil.',
  decideFirst: 'Un texte non enregistré attend ta décision, en haut de la page. Reprends-le ou écarte-le d’abord.',
  loading: 'Les versions arrivent…',
} as const
