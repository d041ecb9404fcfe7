import type { SeedShare } from '../../../src/seed-content.ts'
import { comment, reactedBy } from './cast.ts'

/** What is shared within each community, by its slug: seen by those who are in it. */
const byCommunity: Record<string, Omit<SeedShare, 'visibility' | 'community'>[]> = {
  'ferments-et-kefirs': [
    {
      author: 'filomena',
      kind: 'astuce',
      body: 'On ouvre toujours une bouteille de kéfir au-dessus de l’évier, un torchon dessus. Mon plafond garde le souvenir de l’été.',
      hoursAgo: 19,
      reactions: reactedBy({ surprise: ['romane', 'lea'], bravo: ['mathilde', 'khady'] }),
      comments: [
        comment('romane', 18, 'Framboise ou betterave ?', [
          comment('filomena', 17, 'Betterave. La propriétaire a cru à un crime.'),
        ]),
      ],
    },
    {
      author: 'ambre',
      kind: 'question',
      body: 'Vingt grammes de sel par kilo, d’accord. Mais on pèse le chou avant ou après avoir retiré le trognon ?',
      hoursAgo: 70,
      reactions: reactedBy({ pousse: ['viviane'], coeur: ['justine'] }),
      comments: [
        comment(
          'mathilde',
          69,
          'Après. On sale ce qui entre dans le bocal ; le trognon finit en bâtonnets pour la cuisinière.',
        ),
        comment('khady', 66, 'Et l’on tare la balance, n’est-ce pas, Ambre.', [
          comment('ambre', 65, 'Une fois. Cela n’est arrivé qu’une fois.'),
        ]),
      ],
    },
    {
      author: 'khady',
      kind: 'photo',
      body: 'Trois semaines, jour pour jour. La carotte a gardé sa couleur, et moi, pour une fois, ma patience.',
      images: [
        { file: 's-ferments.svg#svgView(viewBox(380,520,360,240))', alt: 'Un bol de carottes fermentées vu de haut' },
      ],
      hoursAgo: 220,
      reactions: reactedBy({ miam: ['camille', 'alix', 'aurore'], bravo: ['mathilde'] }),
      comments: [comment('camille', 218, 'Le bruit quand on croque, tu nous le gardes aussi ?')],
    },
  ],
  'potager-de-balcon': [
    {
      author: 'clemence',
      kind: 'astuce',
      body: 'Un pot qui sèche trop vite : je le pose dans un plus grand, du carton mouillé entre les deux. Trois jours de gagnés.',
      hoursAgo: 27,
      reactions: reactedBy({ bravo: ['alix', 'josiane'], pousse: ['maud', 'lea'] }),
      comments: [comment('alix', 26, 'Le double vitrage du thym. J’adopte.')],
    },
    {
      author: 'aurore',
      kind: 'question',
      body: 'La gouttière du voisin arrose mon persil. Côté loi, je sais répondre ; mais est-ce que je peux encore le manger ?',
      hoursAgo: 100,
      reactions: reactedBy({ coeur: ['clemence', 'filomena'] }),
      comments: [
        comment('josiane', 98, 'Lave-le bien, et offre un bouquet au voisin : il saura qu’il jardine.'),
        comment(
          'odette',
          97,
          'Regarde d’abord le toit : s’il est traité contre la mousse, on ne mange pas ce qu’il arrose.',
        ),
      ],
    },
    {
      author: 'camille',
      kind: 'photo',
      body: 'Ce qui reste sur trois pots en novembre : de quoi faire une salade et beaucoup d’orgueil.',
      images: [{ file: 's-potager.svg#svgView(viewBox(560,420,640,380))', alt: 'Des salades serrées, vues de près' }],
      hoursAgo: 260,
      reactions: reactedBy({ pousse: ['alix', 'odette', 'solene'], miam: ['aurore'] }),
      comments: [comment('solene', 258, 'L’orgueil se garde mieux que la mâche.')],
    },
  ],
  'germes-et-pousses': [
    {
      author: 'tess',
      kind: 'astuce',
      body: 'Mini-frigo, mini-bocal : une cuillère de lentilles suffit. Quatre jours plus tard, je couvre deux tartines et j’impressionne l’étage.',
      hoursAgo: 23,
      reactions: reactedBy({ pousse: ['lea', 'ines', 'rokia'], bravo: ['therese'] }),
      comments: [
        comment('lea', 22, 'Matin et soir, le rinçage ?', [
          comment('tess', 21, 'Matin et soir, la brosse à dents dans l’autre main.'),
        ]),
      ],
    },
    {
      author: 'delphine',
      kind: 'question',
      body: 'Un duvet blanc sur les racines de radis : racines ou moisissure ? Ma fille a déjà rendu son verdict.',
      hoursAgo: 88,
      reactions: reactedBy({ surprise: ['linh', 'tess'] }),
      comments: [
        comment(
          'therese',
          87,
          'Passe-les sous l’eau. Les poils de racine disparaissent ; la moisissure reste et sent la cave. Si elle reste, tu jettes tout.',
        ),
        comment('rokia', 85, 'Et au moindre doute, on suit le verdict.'),
      ],
    },
    {
      author: 'linh',
      kind: 'recette',
      title: 'Rouleaux aux pousses de tournesol',
      body: 'Le rouleau qui ne colle pas aux doigts, parce qu’on mouille la feuille et non la cuisinière. Il y a de la cacahuète dans la sauce : remplace-la par du tournesol si quelqu’une y est allergique.',
      hoursAgo: 190,
      reactions: reactedBy({ miam: ['delphine', 'nolwenn', 'ines'], coeur: ['lea'] }),
      comments: [comment('nolwenn', 188, 'Faits avec du sésame. Il n’en est rien resté, pas même une photo.')],
      recipe: {
        servings: 2,
        minutes: 25,
        season: 'Toute l’année',
        ingredients: [
          { quantity: '8', name: 'feuilles de riz' },
          { quantity: '60 g', name: 'pousses de tournesol, rincées' },
          { quantity: '1', name: 'carotte' },
          { quantity: '½', name: 'radis noir' },
          { quantity: '1 poignée', name: 'menthe' },
          { quantity: '2 c. à soupe', name: 'purée de cacahuètes' },
          { quantity: '1', name: 'citron vert' },
        ],
        steps: [
          'Rince les pousses à l’eau froide et égoutte-les bien.',
          'Taille la carotte et le radis noir en bâtonnets de la longueur d’un doigt.',
          'Trempe chaque feuille de riz trois secondes dans l’eau froide et laisse-la finir de s’assouplir sur un torchon.',
          'Pose pousses, légumes et menthe au tiers de la feuille, rabats les côtés, roule serré.',
          'Allonge la purée de cacahuètes de jus de citron et d’un peu d’eau. Sers tout de suite.',
        ],
      },
    },
  ],
  'premiers-pas-au-cru': [
    {
      author: 'soraya',
      kind: 'astuce',
      body: 'Je ne dis plus « je mange cru ». Je dis « je commence par une salade ». Personne n’a plus rien à me répondre.',
      hoursAgo: 33,
      reactions: reactedBy({ bravo: ['viviane', 'alix', 'tess'], coeur: ['rokia'] }),
      comments: [comment('viviane', 32, 'Voilà une future marraine.')],
    },
    {
      author: 'aurore',
      kind: 'question',
      body: 'Semaine deux. J’ai froid, j’ai faim à dix-sept heures et je rêve de purée. Je fais quoi ?',
      hoursAgo: 95,
      reactions: reactedBy({ coeur: ['viviane', 'clemence', 'delphine'] }),
      comments: [
        comment(
          'rokia',
          94,
          'Tu manges de la purée. Puis tu regardes ton midi : des légumineuses, du gras, du pain. Le froid et la faim sont des informations.',
          [comment('aurore', 91, 'Purée faite. Monde réparé.')],
        ),
        comment(
          'nolwenn',
          92,
          'Et si la fatigue s’installe, tu prends rendez-vous avec ta médecin. On ne s’entête pas ici.',
        ),
      ],
    },
    {
      author: 'clemence',
      kind: 'astuce',
      body: 'La seule chose que j’ai changée en un mois : le goûter. Une pomme, des noix, un carré de chocolat, et je ne dévalise plus la boulangerie à dix-huit heures.',
      hoursAgo: 230,
      reactions: reactedBy({ bravo: ['soraya', 'rokia'], miam: ['alix'] }),
      comments: [comment('alix', 228, 'La boulangerie te regrette.')],
    },
  ],
  'le-cercle-du-verger': [
    {
      author: 'berengere',
      kind: 'astuce',
      body: 'Dimanche, on ramasse ce qui est tombé et l’on ne secoue rien : la propriétaire compte ses pommes à l’oreille.',
      hoursAgo: 50,
      reactions: reactedBy({ coeur: ['odette', 'solene'], bravo: ['camille'] }),
      comments: [],
    },
    {
      author: 'solene',
      kind: 'question',
      body: 'Quatre greffons sur sept ont pris. Je recoupe en janvier, ou j’attends la lune, comme le répète mon voisin ?',
      hoursAgo: 150,
      reactions: reactedBy({ pousse: ['berengere', 'genevieve'] }),
      comments: [
        comment(
          'odette',
          148,
          'On coupe quand l’arbre dort et que la lame est propre. La lune, je la regarde pour le plaisir.',
        ),
        comment('genevieve', 146, 'Quatre sur sept, c’est mieux que moi. Et gardez le voisin, il a une bonne échelle.'),
      ],
    },
    {
      author: 'odette',
      kind: 'photo',
      body: 'Neuf caisses, deux dos en compote, et une pomme que personne n’a su nommer. J’ai gardé les pépins.',
      images: [
        { file: 's-marche.svg#svgView(viewBox(420,440,560,420))', alt: 'Des cagettes pleines de fruits rouges' },
      ],
      hoursAgo: 300,
      reactions: reactedBy({ coeur: ['berengere', 'filomena', 'camille'], surprise: ['solene'] }),
      comments: [comment('filomena', 298, 'Appelle-la la Neuvième.')],
    },
  ],
  'saison-par-saison': [
    {
      author: 'maelle',
      kind: 'astuce',
      body: 'Nord-Finistère, cette semaine : chou-fleur à deux euros la pièce, poireaux presque donnés. Les clémentines sont encore acides, attendez quinze jours.',
      hoursAgo: 24,
      reactions: reactedBy({ pep: ['nolwenn', 'judith'], bravo: ['aissata'] }),
      comments: [comment('aissata', 23, 'Même prix à Rennes, plus un bouquet de persil contre un sourire.')],
    },
    {
      author: 'rokia',
      kind: 'question',
      body: 'Vous gardez vos pommes avec quoi ? Les miennes font germer les pommes de terre, on dirait un complot.',
      hoursAgo: 82,
      reactions: reactedBy({ surprise: ['judith'], coeur: ['odette'] }),
      comments: [
        comment('solene', 81, 'C’en est un : les pommes mûres dégagent de l’éthylène. Deux étages d’écart, au moins.'),
        comment('nolwenn', 80, 'Chez moi elles dorment sous l’escalier, dans les journaux que je n’ai pas voulu lire.'),
      ],
    },
    {
      author: 'judith',
      kind: 'photo',
      body: 'Premiers citrons avec leurs feuilles sur l’étal. J’en ai pris un seul, pour le tenir dans ma poche.',
      images: [
        { file: 's-agrumes.svg#svgView(viewBox(440,160,450,300))', alt: 'Un citron coupé en deux, avec ses feuilles' },
      ],
      hoursAgo: 210,
      reactions: reactedBy({ pep: ['nolwenn', 'rokia'], coeur: ['camille'] }),
      comments: [comment('camille', 208, 'La place d’un citron est exactement là.')],
    },
  ],
  'assiettes-du-soir': [
    {
      author: 'soraya',
      kind: 'recette',
      title: 'L’assiette de douze minutes',
      body: 'Chronométrée avec deux garçons dans les jambes. Elle tient au corps parce qu’il y a des pois chiches, et elle est finie parce qu’il y a du raisin.',
      hoursAgo: 29,
      reactions: reactedBy({ miam: ['delphine', 'judith', 'khady'], bravo: ['ambre'] }),
      comments: [
        comment('delphine', 28, 'Treize minutes ici, dont deux de négociation sur le raisin.', [
          comment('soraya', 27, 'Retenu. Les arrêts de jeu ne comptent pas.'),
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
      author: 'delphine',
      kind: 'astuce',
      body: 'Je pose la planche sur la table et je coupe devant eux. Ils volent les morceaux, je proteste mollement, et le dîner est mangé avant d’être servi.',
      hoursAgo: 78,
      reactions: reactedBy({ bravo: ['soraya', 'linh'], coeur: ['judith', 'nour'] }),
      comments: [comment('khady', 77, 'La pédagogie du larcin.')],
    },
    {
      author: 'ambre',
      kind: 'question',
      body: 'Trois euros, six convives, un chou rouge. Qui relève le défi ?',
      hoursAgo: 180,
      reactions: reactedBy({ surprise: ['tess'], pousse: ['linh'] }),
      comments: [
        comment(
          'nour',
          178,
          'Émincé très fin, du sel, cinq minutes à le masser, une pomme, des graines grillées à sec. Ils redemanderont.',
        ),
        comment('tess', 176, 'Et du pain. Le pain met tout le monde d’accord.'),
      ],
    },
  ],
  'herbes-et-sauvages': [
    {
      author: 'genevieve',
      kind: 'astuce',
      body: 'Avant de te pencher, lève la tête : un chemin à chiens, un champ traité, un bord de route. La moitié des « non » se décide debout.',
      hoursAgo: 40,
      reactions: reactedBy({ bravo: ['josiane', 'berengere', 'filomena'], pousse: ['linh'] }),
      comments: [comment('josiane', 39, 'Imprimé pour mes jardinières.')],
    },
    {
      author: 'therese',
      kind: 'question',
      body: 'Tige carrée, feuille duveteuse, presque pas d’odeur. Le lamier, c’est bien cela ? Je ne mange pas, je salue.',
      hoursAgo: 130,
      reactions: reactedBy({ coeur: ['nour', 'maelle'] }),
      comments: [
        comment(
          'genevieve',
          128,
          'Attends la fleur ; pour l’instant, « famille des menthes » suffit. Et continue de saluer.',
        ),
      ],
    },
    {
      author: 'nour',
      kind: 'photo',
      body: 'Une nuit au frais, verveine et écorce de pomme. Rien ne bout, tout se tait, et le matin la carafe sent juillet.',
      images: [
        {
          file: 's-feuilles-nuit.svg#svgView(viewBox(300,150,600,450))',
          alt: 'De grandes feuilles et une orange sur un fond de nuit',
        },
      ],
      hoursAgo: 270,
      reactions: reactedBy({ pep: ['linh', 'filomena'], coeur: ['genevieve'] }),
      comments: [comment('linh', 268, 'Tu m’en gardes un verre pour le bus ?')],
    },
  ],
}

export const communityShares: SeedShare[] = Object.entries(byCommunity).flatMap(([community, shares]) =>
  shares.map((share) => ({ ...share, visibility: 'community', community })),
)
