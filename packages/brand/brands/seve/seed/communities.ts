import type { SeedCommunity } from '../../../src/seed-content.ts'

export const communities: SeedCommunity[] = [
  {
    slug: 'ferments-et-kefirs',
    name: 'Ferments & kéfirs',
    tagline: 'Les bulles, les bocaux, les ratés qu’on avoue.',
    description:
      'Choucroute, kimchi, kéfir, kombucha : on compare les temps, on échange les souches, on regarde ensemble ce voile bizarre. Les débutantes sont reçues avec un bocal et une règle : le sel se pèse.',
    rules:
      'Au moindre doute, on jette, et on le dit sans honte. On donne les quantités exactes. Aucun ferment ne remplace un traitement : celles qui sont enceintes ou fragiles demandent d’abord à leur médecin.',
    access: 'open',
    image: 's-ferments.svg#svgView(viewBox(100,130,640,480))',
    owner: 'mathilde',
    members: [
      'mathilde',
      'romane',
      'ines',
      'camille',
      'justine',
      'lea',
      'ambre',
      'filomena',
      'khady',
      'alix',
      'aurore',
      'viviane',
    ],
    rooms: [
      {
        slug: 'debuter-un-kefir',
        name: 'Débuter un kéfir',
        topic: 'Eau sans chlore, figue entière, 48 h. Et on ouvre chaque jour.',
      },
      { slug: 'lacto-sans-peur', name: 'Lacto sans peur', topic: 'Vingt grammes de sel par kilo, et de la patience.' },
      { slug: 'troc-de-souches', name: 'Troc de souches', topic: 'J’en ai trop, j’en cherche, je passe samedi.' },
      { slug: 'presentations-bocaux', name: 'Présentations', topic: 'Ta ville, ton premier bocal, ton premier raté.' },
    ],
  },
  {
    slug: 'potager-de-balcon',
    name: 'Potager de balcon',
    tagline: 'Trois pots, un rebord, et de quoi manger.',
    description:
      'Pour celles qui jardinent à l’étage. Ce qui pousse au nord, ce qui brûle au sud, ce que les voisins acceptent. On s’échange des semences, des plants et des excuses pour l’eau qui coule.',
    rules:
      'On précise l’exposition et la ville. On donne les graines en trop avant la fin de la saison. Pas de produit dont on n’oserait pas lire l’étiquette à voix haute.',
    access: 'open',
    image: 's-potager.svg',
    owner: 'alix',
    members: ['alix', 'maud', 'clemence', 'aurore', 'camille', 'odette', 'solene', 'josiane', 'lea', 'filomena'],
    rooms: [
      { slug: 'semis-d-hiver', name: 'Semis d’hiver', topic: 'La mâche tient sous zéro, essaie.' },
      { slug: 'plein-nord', name: 'Plein nord', topic: 'Menthe, mâche, et beaucoup d’humour.' },
      { slug: 'graines-a-donner', name: 'Graines à donner', topic: 'Une enveloppe, un timbre, un nom de variété.' },
    ],
  },
  {
    slug: 'germes-et-pousses',
    name: 'Germes & pousses',
    tagline: 'Dix jours pour une forêt dans la cuisine.',
    description:
      'Lentilles, fenugrec, radis, tournesol : tout ce qui pousse sans terre ou presque. On parle temps de trempage, égouttage et lumière, et on surveille l’hygiène de près.',
    rules:
      'On rince, on égoutte, on sent. On signale les graines à ne jamais manger germées. Les personnes enceintes ou immunodéprimées demandent conseil à leur médecin avant de goûter.',
    access: 'open',
    image: 's-graines.svg',
    owner: 'lea',
    members: ['lea', 'therese', 'tess', 'delphine', 'ines', 'nolwenn', 'linh', 'rokia'],
    rooms: [
      { slug: 'jour-par-jour', name: 'Jour par jour', topic: 'Tes photos, tes durées, tes surprises.' },
      {
        slug: 'lumiere-et-terreau',
        name: 'Lumière et terreau',
        topic: 'Les micropousses qui filent, et celles qui boudent.',
      },
    ],
  },
  {
    slug: 'premiers-pas-au-cru',
    name: 'Premiers pas au cru',
    tagline: 'Un repas à la fois, sans promesse et sans reproche.',
    description:
      'Pour celles qui essaient : par quoi commencer, comment manger assez, quoi répondre à table. Deux marraines par semaine. On y parle aussi des jours où l’on mange des pâtes.',
    rules:
      'Personne n’est « pure » ici. On ne parle ni de poids, ni de cure, ni de guérison. Si l’alimentation devient une angoisse, on en parle à une professionnelle : des contacts sont sur la page Sécurité.',
    access: 'request',
    image: 's-bol.svg#svgView(viewBox(820,360,380,300))',
    owner: 'viviane',
    members: ['viviane', 'alix', 'ines', 'delphine', 'soraya', 'aurore', 'rokia', 'nolwenn', 'tess', 'clemence'],
    rooms: [
      { slug: 'cette-semaine-j-essaie', name: 'Cette semaine, j’essaie', topic: 'Une seule chose. La tienne.' },
      { slug: 'manger-assez', name: 'Manger assez', topic: 'Ce qui tient au corps, et quand demander de l’aide.' },
      { slug: 'a-la-table-des-autres', name: 'À la table des autres', topic: 'Familles, cantines, belles-mères.' },
    ],
  },
  {
    slug: 'le-cercle-du-verger',
    name: 'Le cercle du verger',
    tagline: 'Adresses de vergers oubliés, entre nous.',
    description:
      'Un petit groupe sur invitation : quand un verger est trop connu, il est vidé en un dimanche. On y échange des adresses, des greffons et des coups de main, avec l’accord des propriétaires.',
    rules: 'On demande toujours avant d’entrer. On laisse la moitié sur l’arbre. Aucune adresse ne sort d’ici.',
    access: 'secret',
    image: 's-marche.svg',
    owner: 'berengere',
    members: ['berengere', 'odette', 'solene', 'genevieve', 'camille', 'filomena'],
    rooms: [
      { slug: 'ou-et-quand', name: 'Où et quand', topic: 'Le prochain dimanche de cueillette.' },
      { slug: 'greffons', name: 'Greffons', topic: 'Ce que je coupe en janvier, ce que je cherche.' },
    ],
  },
  {
    slug: 'saison-par-saison',
    name: 'Saison par saison',
    tagline: 'Ce qui est mûr cette semaine, et chez qui le trouver.',
    description:
      'On note ce qui arrive sur les étals, ce qui finit, ce qui coûte trop cher et ce qui se garde. Celles qui cultivent préviennent, celles qui cuisinent prévoient, et plus personne n’achète de fraises en novembre sans le faire exprès.',
    rules:
      'On indique la région, la date et le prix. On nomme une ferme ou un marché, jamais l’adresse d’une particulière. On ne fait la morale à aucun panier : chacune mange avec le budget qu’elle a.',
    access: 'open',
    image: 's-agrumes.svg',
    owner: 'nolwenn',
    members: ['nolwenn', 'camille', 'ines', 'rokia', 'aissata', 'maelle', 'judith', 'solene', 'odette'],
    rooms: [
      {
        slug: 'cette-semaine-au-marche',
        name: 'Cette semaine au marché',
        topic: 'Une région, un prix, une bonne surprise.',
      },
      {
        slug: 'paniers-et-partages',
        name: 'Paniers et partages',
        topic: 'AMAP, caisses à plusieurs, surplus à donner.',
      },
      {
        slug: 'garder-pour-l-hiver',
        name: 'Garder pour l’hiver',
        topic: 'Caves, sable, séchage : ce qui tient et ce qui tourne.',
      },
    ],
  },
  {
    slug: 'assiettes-du-soir',
    name: 'Assiettes du soir',
    tagline: 'Vingt minutes, cru, et tout le monde mange.',
    description:
      'Le dîner d’un mardi, avec des enfants qui trient, une colocataire qui ne mange que des pâtes et un frigo presque vide. On donne des assiettes complètes, leurs durées vraies et ce que l’on a remplacé faute de mieux.',
    rules:
      'On compte le temps d’épluchage. On donne les quantités pour combien. On signale les fruits à coque et les autres allergènes. Cuit, cru, moitié-moitié : on ne note personne.',
    access: 'open',
    image: 's-tagliatelles.svg#svgView(viewBox(0,0,620,465))',
    owner: 'soraya',
    members: ['soraya', 'delphine', 'linh', 'khady', 'judith', 'nour', 'tess', 'ambre'],
    rooms: [
      { slug: 'vingt-minutes', name: 'Vingt minutes', topic: 'Du sac à la table, chronomètre en main.' },
      { slug: 'petites-bouches', name: 'Petites bouches', topic: 'Ce qu’ils ont fini, et sous quel nom.' },
      {
        slug: 'moins-de-dix-euros',
        name: 'Moins de dix euros',
        topic: 'Une semaine de légumes, la liste et le ticket.',
      },
    ],
  },
  {
    slug: 'herbes-et-sauvages',
    name: 'Herbes & sauvages',
    tagline: 'Reconnaître d’abord, goûter ensuite, parfois jamais.',
    description:
      'Orties, plantain, mouron, algues de nos côtes : on apprend à regarder avant de cueillir. On poste la feuille, la tige, le lieu et la saison ; celles qui savent confirment, celles qui doutent le disent, et le doute l’emporte toujours.',
    rules:
      'Aucune identification d’ici ne suffit pour manger : on vérifie avec un guide ou une personne qui connaît la plante. Au ras du sol, on lave et l’on cuit, à cause de l’échinococcose. En cas de malaise après une cueillette, on appelle le 15 ou un centre antipoison. Une plante ne remplace aucun traitement.',
    access: 'open',
    image: 's-feuilles.svg',
    owner: 'genevieve',
    members: ['genevieve', 'berengere', 'filomena', 'maelle', 'josiane', 'therese', 'linh', 'nour'],
    rooms: [
      { slug: 'qu-est-ce-que-c-est', name: 'Qu’est-ce que c’est ?', topic: 'La feuille, la tige, le lieu, la date.' },
      {
        slug: 'a-maree-basse',
        name: 'À marée basse',
        topic: 'Laitue, dulse, haricot de mer : couper haut, laisser le pied.',
      },
      { slug: 'infusions-froides', name: 'Infusions froides', topic: 'Une nuit au frais, et rien qui bout.' },
    ],
  },
]
