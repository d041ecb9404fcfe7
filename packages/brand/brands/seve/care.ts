import type { BrandCare } from '../../src/brand.ts'

export const care: BrandCare = {
  raw: {
    text: 'Un ingrédient de cette recette ne se mange pas cru\u202f: fais-le cuire, même si le reste ne l’est pas.',
    article: 'douze-aliments-a-ne-pas-manger-crus',
  },
  botulism: {
    text: 'Ail, herbes ou légumes crus sous l’huile peuvent porter la toxine du botulisme, qui ne se voit pas et ne se sent pas. Garde ce bocal au réfrigérateur et finis-le dans les deux jours, ou congèle-le.',
    article: 'dix-questions-devant-un-bocal',
  },
  fermentation: {
    text: 'Pèse le sel et garde tout sous le liquide. Duvet, couleur rose ou odeur de pourri\u202f: jette le bocal entier, sans goûter.',
    article: 'dix-questions-devant-un-bocal',
  },
  sprouting: {
    text: 'Les graines germées crues ne conviennent ni aux femmes enceintes, ni aux jeunes enfants, ni aux personnes âgées ou fragiles. Pour elles, fais-les bien cuire.',
    article: 'faire-germer-sans-jouer-avec-le-feu',
  },
  foraging: {
    text: 'Si tu l’as cueilli toi-même\u202f: ne mange que ce que tu reconnais sans hésiter, loin des routes et des chiens, et lave-le avec soin. Dans le doute, laisse.',
    article: 'regarder-avant-de-cueillir',
  },
  honey: {
    text: 'Jamais de miel avant un an\u202f: il peut porter le botulisme du nourrisson.',
    article: 'donner-envie-aux-enfants-sans-bras-de-fer',
  },
  pregnancy: {
    text: 'Enceinte, cette recette demande l’avis de ta sage-femme ou de ta médecin.',
    article: 'enceinte-ce-que-le-cru-change',
  },
  b12: {
    text: 'Ni les algues, ni la spiruline, ni les ferments n’apportent de vitamine B12 utilisable. Sans produit animal, il faut un complément.',
    article: 'la-vitamine-b12-en-neuf-questions',
  },
}
