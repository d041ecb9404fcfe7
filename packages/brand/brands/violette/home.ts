import type { BrandHome } from '../../src/brand.ts'

export const home: BrandHome = {
  title: 'Rencontres et échanges entre femmes',
  hero: {
    title: 'Une femme t’écrit.',
    titleEmphasis: 'Le reste vous regarde.',
    lead: 'Violette réunit des femmes qui ont envie de rencontrer des femmes : pour un café, une histoire, une amitié, une nuit à parler.',
    action: 'Je m’inscris',
  },
  refusalsTitle: 'Ce que tu ne trouveras pas ici',
  refusals: [
    {
      no: 'Un abonnement',
      instead:
        'Les visites discrètes, la distance masquée, les réglages de confidentialité : tout est à toi, tout de suite.',
    },
    { no: 'Ta position', instead: 'Nous gardons ta commune, jamais un point sur une carte.' },
    {
      no: 'Un homme derrière une photo',
      instead: 'Des profils certifiés par une personne, pas par une machine.',
    },
    { no: 'Un pisteur', instead: 'Ni publicité, ni bandeau. Rien ne te suit en partant.' },
  ],
  sharesTitle: 'Ce soir, sur Violette',
  closing: { title: 'Elle est peut-être déjà là.', action: 'Je m’inscris' },
}
