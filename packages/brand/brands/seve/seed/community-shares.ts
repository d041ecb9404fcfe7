import { comment, reactedBy } from '../../../src/personas.ts'
import type { SeedShare } from '../../../src/seed-content.ts'

/** What is shared within each community, by its slug: seen by those who are in it. */
const byCommunity: Record<string, Omit<SeedShare, 'visibility' | 'community'>[]> = {
  'ferments-et-kefirs': [
    {
      author: 'rosa',
      kind: 'astuce',
      body: 'On ouvre toujours une bouteille de kéfir au-dessus de l’évier, un torchon dessus. Mon plafond garde le souvenir de l’été.',
      hoursAgo: 19,
      reactions: reactedBy({ surprise: ['zoe', 'lea'], bravo: ['elise', 'fatou'] }),
      comments: [
        comment('zoe', 18, 'Framboise ou betterave ?', [
          comment('rosa', 17, 'Betterave. La propriétaire a cru à un crime.'),
        ]),
      ],
    },
    {
      author: 'oriane',
      kind: 'question',
      body: 'Vingt grammes de sel par kilo, d’accord. Mais on pèse le chou avant ou après avoir retiré le trognon ?',
      hoursAgo: 70,
      reactions: reactedBy({ pousse: ['nadege'], coeur: ['adele'] }),
      comments: [
        comment(
          'elise',
          69,
          'Après. On sale ce qui entre dans le bocal ; le trognon finit en bâtonnets pour la cuisinière.',
        ),
        comment('fatou', 66, 'Et l’on tare la balance, n’est-ce pas, Oriane.', [
          comment('oriane', 65, 'Une fois. Cela n’est arrivé qu’une fois.'),
        ]),
      ],
    },
    {
      author: 'fatou',
      kind: 'photo',
      body: 'Trois semaines, jour pour jour. La carotte a gardé sa couleur, et moi, pour une fois, ma patience.',
      images: [{ file: 's-ferments.svg', alt: 'Quatre bols de légumes fermentés vus de haut' }],
      hoursAgo: 220,
      reactions: reactedBy({ miam: ['camille', 'margot', 'noemie'], bravo: ['elise'] }),
      comments: [comment('camille', 218, 'Le bruit quand on croque, tu nous le gardes aussi ?')],
    },
  ],
  'potager-de-balcon': [
    {
      author: 'lou',
      kind: 'astuce',
      body: 'Un pot qui sèche trop vite : je le pose dans un plus grand, du carton mouillé entre les deux. Trois jours de gagnés.',
      hoursAgo: 27,
      reactions: reactedBy({ bravo: ['margot', 'helene'], pousse: ['maud', 'lea'] }),
      comments: [comment('margot', 26, 'Le double vitrage du thym. J’adopte.')],
    },
    {
      author: 'noemie',
      kind: 'question',
      body: 'La gouttière du voisin arrose mon persil. C’est du voisinage ou une servitude ?',
      hoursAgo: 100,
      reactions: reactedBy({ coeur: ['lou', 'rosa'] }),
      comments: [
        comment('helene', 98, 'C’est de l’irrigation. Ne dites rien, offrez-lui un bouquet.'),
        comment(
          'colette',
          97,
          'Regardez d’abord le toit : s’il est traité contre la mousse, on ne mange pas ce qu’il arrose.',
        ),
      ],
    },
    {
      author: 'camille',
      kind: 'photo',
      body: 'Ce qui reste sur trois pots en novembre : de quoi faire une salade et beaucoup d’orgueil.',
      images: [{ file: 's-potager.svg', alt: 'Des rangs de salades et de choux au lever du soleil' }],
      hoursAgo: 260,
      reactions: reactedBy({ pousse: ['margot', 'colette', 'jeanne'], miam: ['noemie'] }),
      comments: [comment('jeanne', 258, 'L’orgueil se garde mieux que la mâche.')],
    },
  ],
  'germes-et-pousses': [
    {
      author: 'salome',
      kind: 'astuce',
      body: 'Mini-frigo, mini-bocal : une cuillère de lentilles suffit. Quatre jours plus tard, je couvre deux tartines et j’impressionne l’étage.',
      hoursAgo: 23,
      reactions: reactedBy({ pousse: ['lea', 'ines', 'awa'], bravo: ['brigitte'] }),
      comments: [
        comment('lea', 22, 'Matin et soir, le rinçage ?', [
          comment('salome', 21, 'Matin et soir, la brosse à dents dans l’autre main.'),
        ]),
      ],
    },
    {
      author: 'louise',
      kind: 'question',
      body: 'Un duvet blanc sur les racines de radis : racines ou moisissure ? Ma fille a déjà prononcé la sentence.',
      hoursAgo: 88,
      reactions: reactedBy({ surprise: ['mai', 'salome'] }),
      comments: [
        comment(
          'brigitte',
          87,
          'Passe-les sous l’eau. Les poils de racine disparaissent ; la moisissure reste et sent la cave. Si elle reste, tu jettes tout.',
        ),
        comment('awa', 85, 'Et au moindre doute, la sentence s’applique.'),
      ],
    },
    {
      author: 'mai',
      kind: 'recette',
      title: 'Rouleaux aux pousses de tournesol',
      body: 'Le rouleau qui ne colle pas aux doigts, parce qu’on mouille la feuille et non la cuisinière. Il y a de la cacahuète dans la sauce : remplace-la par du tournesol si quelqu’une y est allergique.',
      hoursAgo: 190,
      reactions: reactedBy({ miam: ['louise', 'soizic', 'ines'], coeur: ['lea'] }),
      comments: [comment('soizic', 188, 'Faits avec du sésame. Il n’en est rien resté, pas même une photo.')],
      recipe: {
        servings: 2,
        minutes: 25,
        season: 'Toute l’année',
        ingredients: [
          { quantity: '8', name: 'feuilles de riz' },
          { quantity: '60 g', name: 'pousses de tournesol, rincées' },
          { quantity: '1', name: 'carotte' },
          { quantity: '½', name: 'concombre' },
          { quantity: '1 poignée', name: 'menthe' },
          { quantity: '2 c. à soupe', name: 'purée de cacahuètes' },
          { quantity: '1', name: 'citron vert' },
        ],
        steps: [
          'Rince les pousses à l’eau froide et égoutte-les bien.',
          'Taille la carotte et le concombre en bâtonnets de la longueur d’un doigt.',
          'Trempe chaque feuille de riz trois secondes dans l’eau froide et laisse-la finir de s’assouplir sur un torchon.',
          'Pose pousses, légumes et menthe au tiers de la feuille, rabats les côtés, roule serré.',
          'Allonge la purée de cacahuètes de jus de citron et d’un peu d’eau. Sers tout de suite.',
        ],
      },
    },
  ],
  'premiers-pas-au-cru': [
    {
      author: 'leila',
      kind: 'astuce',
      body: 'Je ne dis plus « je mange cru ». Je dis « je commence par une salade ». Personne n’a plus rien à me répondre.',
      hoursAgo: 33,
      reactions: reactedBy({ bravo: ['nadege', 'margot', 'salome'], coeur: ['awa'] }),
      comments: [comment('nadege', 32, 'Voilà une future marraine.')],
    },
    {
      author: 'noemie',
      kind: 'question',
      body: 'Semaine deux. J’ai froid, j’ai faim à dix-sept heures et je rêve de purée. Je fais quoi ?',
      hoursAgo: 95,
      reactions: reactedBy({ coeur: ['nadege', 'lou', 'louise'] }),
      comments: [
        comment(
          'awa',
          94,
          'Tu manges de la purée. Puis tu regardes ton midi : des légumineuses, du gras, du pain. Le froid et la faim sont des informations.',
          [comment('noemie', 91, 'Purée faite. Monde réparé.')],
        ),
        comment(
          'soizic',
          92,
          'Et si la fatigue s’installe, tu prends rendez-vous avec ta médecin. On ne s’entête pas ici.',
        ),
      ],
    },
    {
      author: 'lou',
      kind: 'astuce',
      body: 'La seule chose que j’ai changée en un mois : le goûter. Une pomme, des noix, un carré de chocolat, et je ne dévalise plus la boulangerie à dix-huit heures.',
      hoursAgo: 230,
      reactions: reactedBy({ bravo: ['leila', 'awa'], miam: ['margot'] }),
      comments: [comment('margot', 228, 'La boulangerie te regrette.')],
    },
  ],
  'le-cercle-du-verger': [
    {
      author: 'gaelle',
      kind: 'astuce',
      body: 'Dimanche, on ramasse ce qui est tombé et l’on ne secoue rien : la propriétaire compte ses pommes à l’oreille.',
      hoursAgo: 50,
      reactions: reactedBy({ coeur: ['colette', 'jeanne'], bravo: ['camille'] }),
      comments: [],
    },
    {
      author: 'jeanne',
      kind: 'question',
      body: 'Quatre greffons sur sept ont pris. Je recoupe en janvier, ou j’attends la lune, comme le répète mon voisin ?',
      hoursAgo: 150,
      reactions: reactedBy({ pousse: ['gaelle', 'claire'] }),
      comments: [
        comment(
          'colette',
          148,
          'On coupe quand l’arbre dort et que la lame est propre. La lune, je la regarde pour le plaisir.',
        ),
        comment('claire', 146, 'Quatre sur sept, c’est mieux que moi. Et gardez le voisin, il a une bonne échelle.'),
      ],
    },
    {
      author: 'colette',
      kind: 'photo',
      body: 'Neuf caisses, deux dos en compote, et une pomme que personne n’a su nommer. J’ai gardé les pépins.',
      images: [{ file: 's-marche.svg', alt: 'Un étal sous un auvent rayé, avec des cagettes de fruits et de légumes' }],
      hoursAgo: 300,
      reactions: reactedBy({ coeur: ['gaelle', 'rosa', 'camille'], surprise: ['jeanne'] }),
      comments: [comment('rosa', 298, 'Appelle-la la Neuvième.')],
    },
  ],
  'saison-par-saison': [
    {
      author: 'perrine',
      kind: 'astuce',
      body: 'Pays de Retz, cette semaine : mâche à huit euros le kilo, poireaux presque donnés. Les clémentines sont encore acides, attendez quinze jours.',
      hoursAgo: 24,
      reactions: reactedBy({ pep: ['soizic', 'sarah'], bravo: ['aminata'] }),
      comments: [comment('aminata', 23, 'Même prix à Nantes, plus un bouquet de persil contre un sourire.')],
    },
    {
      author: 'awa',
      kind: 'question',
      body: 'Vous gardez vos pommes avec quoi ? Les miennes font germer les pommes de terre, on dirait un complot.',
      hoursAgo: 82,
      reactions: reactedBy({ surprise: ['sarah'], coeur: ['colette'] }),
      comments: [
        comment('jeanne', 81, 'C’en est un : les pommes mûres dégagent de l’éthylène. Deux étages d’écart, au moins.'),
        comment('soizic', 80, 'Chez moi elles dorment sous l’escalier, dans les journaux que je n’ai pas voulu lire.'),
      ],
    },
    {
      author: 'sarah',
      kind: 'photo',
      body: 'Premiers citrons avec leurs feuilles sur l’étal. J’en ai pris un seul, pour le tenir dans ma poche.',
      images: [{ file: 's-agrumes.svg', alt: 'Oranges, citrons et pamplemousse coupés en deux, avec leurs feuilles' }],
      hoursAgo: 210,
      reactions: reactedBy({ pep: ['soizic', 'awa'], coeur: ['camille'] }),
      comments: [comment('camille', 208, 'La place d’un citron est exactement là.')],
    },
  ],
  'assiettes-du-soir': [
    {
      author: 'leila',
      kind: 'recette',
      title: 'L’assiette de douze minutes',
      body: 'Chronométrée avec deux garçons dans les jambes. Elle tient au corps parce qu’il y a des pois chiches, et elle est finie parce qu’il y a du raisin.',
      hoursAgo: 29,
      reactions: reactedBy({ miam: ['louise', 'sarah', 'fatou'], bravo: ['oriane'] }),
      comments: [
        comment('louise', 28, 'Treize minutes ici, dont deux de négociation sur le raisin.', [
          comment('leila', 27, 'Retenu. On ne compte pas les débats.'),
        ]),
      ],
      recipe: {
        servings: 3,
        minutes: 12,
        season: 'Automne',
        ingredients: [
          { quantity: '4', name: 'carottes' },
          { quantity: '1 bocal', name: 'pois chiches cuits, rincés' },
          { quantity: '1', name: 'pomme' },
          { quantity: '1 poignée', name: 'raisins secs' },
          { quantity: '1', name: 'citron' },
          { quantity: '3 c. à soupe', name: 'huile d’olive' },
        ],
        steps: [
          'Râpe les carottes et la pomme avec la peau, à gros trous.',
          'Presse le citron dessus aussitôt, ajoute l’huile et une pincée de sel.',
          'Mélange avec les pois chiches et les raisins, attends cinq minutes, sers avec du pain.',
        ],
      },
    },
    {
      author: 'louise',
      kind: 'astuce',
      body: 'Je pose la planche sur la table et je coupe devant eux. Ils volent les morceaux, je proteste mollement, et le dîner est mangé avant d’être servi.',
      hoursAgo: 78,
      reactions: reactedBy({ bravo: ['leila', 'mai'], coeur: ['sarah', 'yasmine'] }),
      comments: [comment('fatou', 77, 'La pédagogie du larcin.')],
    },
    {
      author: 'oriane',
      kind: 'question',
      body: 'Trois euros, six convives, un chou rouge. Qui plaide ?',
      hoursAgo: 180,
      reactions: reactedBy({ surprise: ['salome'], pousse: ['mai'] }),
      comments: [
        comment(
          'yasmine',
          178,
          'Émincé très fin, du sel, cinq minutes à le masser, une pomme, des graines grillées à sec. Ils redemanderont.',
        ),
        comment('salome', 176, 'Et du pain. Le pain met tout le monde d’accord.'),
      ],
    },
  ],
  'herbes-et-sauvages': [
    {
      author: 'claire',
      kind: 'astuce',
      body: 'Avant de te pencher, lève la tête : un chemin à chiens, un champ traité, un bord de route. La moitié des « non » se décide debout.',
      hoursAgo: 40,
      reactions: reactedBy({ bravo: ['helene', 'gaelle', 'rosa'], pousse: ['mai'] }),
      comments: [comment('helene', 39, 'Imprimé pour mes jardinières.')],
    },
    {
      author: 'brigitte',
      kind: 'question',
      body: 'Tige carrée, feuille duveteuse, presque pas d’odeur. Le lamier, c’est bien cela ? Je ne mange pas, je salue.',
      hoursAgo: 130,
      reactions: reactedBy({ coeur: ['yasmine', 'perrine'] }),
      comments: [
        comment(
          'claire',
          128,
          'Attends la fleur ; pour l’instant, « famille des menthes » suffit. Et continue de saluer.',
        ),
      ],
    },
    {
      author: 'yasmine',
      kind: 'photo',
      body: 'Une nuit au frais, verveine et écorce de pomme. Rien ne bout, tout se tait, et le matin la carafe sent juillet.',
      images: [{ file: 's-feuilles.svg', alt: 'Des feuilles vertes où perlent des gouttes d’eau' }],
      hoursAgo: 270,
      reactions: reactedBy({ pep: ['mai', 'rosa'], coeur: ['claire'] }),
      comments: [comment('mai', 268, 'Tu m’en gardes un verre pour le bus ?')],
    },
  ],
}

export const communityShares: SeedShare[] = Object.entries(byCommunity).flatMap(([community, shares]) =>
  shares.map((share) => ({ ...share, visibility: 'community', community })),
)
