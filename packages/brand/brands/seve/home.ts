import type { BrandHome } from '../../src/brand.ts'

export const home: BrandHome = {
  title: 'Le réseau des femmes qui mangent cru et vivant',
  hero: {
    title: 'Mange cru.',
    titleEmphasis: 'Pas toute seule.',
    lead: 'Sève réunit des femmes qui mangent cru, ou qui voudraient essayer : recettes de saison, réponses franches, marchés près de chez toi.',
    action: 'Je m’inscris',
  },
  refusalsTitle: 'Ce qu’on ne te servira pas',
  refusals: [
    {
      no: 'Une cure miracle',
      instead: 'Un conseil dangereux se signale en un geste, et une personne répond.',
    },
    { no: 'Un placement de produit', instead: 'Aucune marque ne publie ici. Ce que tu lis a été goûté.' },
    { no: 'Un régime', instead: 'On parle de saison, de goût, d’énergie. Jamais de ton poids.' },
    { no: 'Un pisteur', instead: 'Ni publicité, ni bandeau. Rien ne te suit en partant.' },
  ],
  sharesTitle: 'Ce matin, sur Sève',
  closing: { title: 'Ton assiette a des choses à dire.', action: 'Je m’inscris' },
}
