const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
export const amountText = (cents: number): string => euros.format(cents / 100)

const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' })

export const ledgerText = {
  title: 'Comment cela tient',
  description: (site: string) => `Qui fait vivre ${site}, ce que cela coûte et d’où vient l’argent.`,
  lead: 'Qui s’en occupe, ce que cela coûte, et d’où vient l’argent.',
  who: 'Qui s’en occupe',
  operator: (name: string, site: string) => `${name} fait vivre ${site} et en répond.`,
  unnamed: (site: string) => `La personne qui fait vivre ${site} n’a pas encore écrit son nom ici.`,
  reach: 'Les mentions légales disent comment la joindre.',
  nothingSold:
    'Ici, rien ne se vend\u202F: ni abonnement, ni publicité, ni tes données. Et personne ne paie pour être vue avant les autres.',
  accounts: 'Les comptes',
  none: 'Aucun compte n’est publié pour l’instant',
  noneText: 'Quand l’équipe en publiera, chaque ligne sera ici, avec son montant.',
  kinds: { income: 'Recettes', expense: 'Dépenses' },
  totals: { income: 'Total des recettes', expense: 'Total des dépenses' },
  month: (month: number) => monthName.format(new Date(Date.UTC(2026, month - 1))),
  balance: (cents: number): string => {
    if (cents === 0) return 'Les comptes sont à l’équilibre.'
    return cents > 0 ? `Il reste ${amountText(cents)}.` : `Il manque ${amountText(-cents)}.`
  },
  allYears: (cents: number): string => {
    if (cents === 0) return 'Toutes années comprises, les comptes sont à l’équilibre.'
    return `Toutes années comprises, il ${cents > 0 ? 'reste' : 'manque'} ${amountText(Math.abs(cents))}.`
  },
  support: 'À prix libre',
  supportLead:
    'Tout est ouvert à toutes, que tu donnes ou non. Si tu veux participer aux frais, tu choisis le montant.',
  supportQuiet:
    'Donner n’ouvre rien de plus\u202F: ni badge, ni passe-droit. Nous ne notons ni qui suit ce lien, ni qui donne.',
  supportAction: (host: string) => `Participer sur ${host}`,
  supportElsewhere:
    'Le lien ouvre un autre site dans un nouvel onglet. Le paiement se fait là-bas, et ce que ton relevé de banque affichera dépend de ce site.',
  question: 'Une question sur ces comptes\u202F?',
  write: 'Écris-nous',
} as const
