import type { SeedShare } from '../../../src/seed-content.ts'
import { comment, reactedBy } from './cast.ts'

export const outings: SeedShare[] = [
  {
    author: 'aminata',
    kind: 'sortie',
    title: 'Guinguette d’hiver chez Mado',
    body: 'On mange ensemble, on danse si le parquet est sec. Je réserve pour douze ; dis-moi si tu viens avant jeudi. Je t’attends à l’embarcadère avec mon bonnet rouge, personne n’entre seule.',
    images: [
      {
        file: 'v-guinguette.svg#svgView(viewBox(300,60,900,620))',
        alt: 'Des guirlandes lumineuses et des tables dressées au bord de l’eau, le soir',
      },
    ],
    visibility: 'public',
    hoursAgo: 15,
    reactions: reactedBy({
      coeur: ['mai', 'fatou', 'elise', 'lea'],
      sourire: ['nadege', 'sarah'],
      sororite: ['soizic'],
    }),
    comments: [
      comment('mai', 14, 'J’en suis, et j’amène ma mauvaise foi au tarot.'),
      comment('sarah', 12, 'Il y aura du bruit ? Je me mets à gauche de tout le monde, alors.', [
        comment('aminata', 11, 'Je te garde le bout de table, loin de l’enceinte.'),
      ]),
    ],
    outing: {
      inDays: 7,
      hour: '19:00',
      place: 'Trentemoult, près de l’embarcadère',
      kind: 'table',
      going: ['aminata', 'mai', 'fatou', 'elise', 'nadege', 'sarah'],
    },
  },
  {
    author: 'helene',
    kind: 'sortie',
    title: 'Une journée au crêt de la Perdrix',
    body: 'Quatorze kilomètres à allure de conversation, quatre cents mètres de montée. Chaussures qui tiennent, pique-nique, une couche de plus que tu ne crois. Covoiturage depuis la gare de Vienne.',
    images: [
      {
        file: 'v-collines.svg#svgView(viewBox(300,240,760,520))',
        alt: 'Un sentier qui serpente entre des collines mauves au soleil couchant',
      },
    ],
    visibility: 'members',
    hoursAgo: 40,
    reactions: reactedBy({ coeur: ['awa', 'louise', 'brigitte'], sourire: ['maud'] }),
    comments: [
      comment('louise', 39, 'Semaine sans ma fille : je viens et je parle à des adultes pendant sept heures.'),
    ],
    outing: {
      inDays: 8,
      hour: '09:30',
      place: 'Gare de Vienne, côté parking',
      kind: 'sport',
      going: ['helene', 'louise', 'awa', 'maud', 'margot'],
    },
  },
  {
    author: 'zoe',
    kind: 'sortie',
    title: 'Ciné et débrief chez Simone',
    body: 'La séance de 20 h à Villeurbanne, puis thé chez nous sous la surveillance de Simone, qui est une plante. Interdit d’avoir vu le film avant et de le raconter.',
    visibility: 'members',
    hoursAgo: 29,
    reactions: reactedBy({ rire: ['lou', 'camille'], coeur: ['salome'] }),
    comments: [
      comment('lou', 28, 'Je viens, et je promets de ne pas pleurer au générique.', [
        comment('zoe', 27, 'Tu as le droit. Simone comprend.'),
      ]),
    ],
    outing: {
      inDays: 4,
      hour: '19:40',
      place: 'Devant le cinéma, Villeurbanne Gratte-Ciel',
      kind: 'culture',
      going: ['zoe', 'lou', 'camille', 'yasmine'],
    },
  },
  {
    author: 'elise',
    kind: 'sortie',
    title: 'Lecture du jeudi : la dernière page',
    body: 'Nadège nous lit la fin du livre de novembre. Ouvert à celles qui ne l’ont pas fini, à leurs risques. Apportez un coussin et un gâteau qui ne fait pas de miettes.',
    images: [
      {
        file: 'v-livres.svg#svgView(viewBox(420,100,780,560))',
        alt: 'Une étagère de livres colorés et un pot de violettes',
      },
    ],
    visibility: 'public',
    hoursAgo: 70,
    reactions: reactedBy({ coeur: ['lea', 'nadege', 'fatou'], sororite: ['oriane'] }),
    comments: [comment('lea', 69, 'Un gâteau sans miettes, ça s’appelle une soupe, Élise.')],
    outing: {
      inDays: 5,
      hour: '20:00',
      place: 'La médiathèque d’Orvault, salle du fond',
      kind: 'culture',
      going: ['elise', 'nadege', 'lea', 'fatou', 'mai'],
    },
  },
  {
    author: 'maud',
    kind: 'sortie',
    title: 'Atelier vélo pour toutes',
    body: 'Freins, chaîne, crevaison : on apprend en faisant, personne ne te prendra l’outil des mains. Viens avec ton vélo, ou sans, il y en a à démonter.',
    visibility: 'members',
    hoursAgo: 105,
    reactions: reactedBy({ coeur: ['lou', 'ines', 'margot'], sourire: ['zoe'] }),
    comments: [comment('ines', 103, 'Après ma garde, donc endormie et pleine de cambouis. Je viens.')],
    outing: {
      inDays: 13,
      hour: '14:00',
      place: 'Atelier de la Croix-Rousse, Lyon 4e',
      kind: 'jeux',
      going: ['maud', 'lou', 'ines', 'zoe'],
    },
  },
  {
    author: 'claire',
    kind: 'sortie',
    title: 'Musée le premier dimanche',
    body: 'L’entrée est libre et les salles du deuxième étage sont presque vides avant onze heures. On choisit chacune un tableau et on le raconte aux autres. Chocolat chaud ensuite.',
    visibility: 'members',
    hoursAgo: 170,
    reactions: reactedBy({ coeur: ['colette', 'helene', 'camille'], sourire: ['awa'] }),
    comments: [
      comment(
        'colette',
        168,
        'Je prendrai le premier train de Mâcon. Il y a des années que je n’ai pas traversé un musée à deux.',
      ),
    ],
    outing: {
      inDays: 15,
      hour: '10:00',
      place: 'Place des Terreaux, devant la fontaine, Lyon',
      kind: 'culture',
      going: ['claire', 'colette', 'helene', 'camille'],
    },
  },
  {
    author: 'perrine',
    kind: 'sortie',
    title: 'Grande marée, petites bottes',
    body: 'Pêche à pied et casse-croûte sur l’estran. J’explique les tailles et ce qu’on laisse en place. Bottes, seau, ciré ; je prête ce qui manque.',
    visibility: 'members',
    hoursAgo: 275,
    reactions: reactedBy({ coeur: ['soizic', 'jeanne', 'aminata'], surprise: ['lea'] }),
    comments: [comment('soizic', 272, 'Je viens de Vannes avec le thé. Beaucoup de thé.')],
    outing: {
      inDays: 22,
      hour: '11:15',
      place: 'Plage de la Noëveillard, Pornic',
      kind: 'balade',
      going: ['perrine', 'soizic', 'jeanne', 'gaelle'],
    },
  },
  {
    author: 'noemie',
    kind: 'sortie',
    title: 'Jeux de société, version bruyante',
    body: 'Chez moi à Rennes, douze places, trois tables, une règle : on ne lit pas la règle plus de cinq minutes. Chacune apporte un truc à grignoter.',
    visibility: 'members',
    hoursAgo: 330,
    reactions: reactedBy({ sourire: ['gaelle', 'mai'], rire: ['adele'] }),
    comments: [
      comment('gaelle', 328, 'J’arrive avec la harpe ou sans la harpe ?', [
        comment('noemie', 327, 'Sans, on doit pouvoir fermer la porte.'),
      ]),
    ],
    outing: {
      inDays: 19,
      hour: '18:30',
      place: 'Près de la place Sainte-Anne, Rennes (adresse en message)',
      kind: 'jeux',
      going: ['noemie', 'gaelle', 'oriane'],
    },
  },
]
