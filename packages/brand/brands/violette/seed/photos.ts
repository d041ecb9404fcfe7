import type { SeedShare } from '../../../src/seed-content.ts'
import { comment, reactedBy } from './cast.ts'

const canal = {
  file: 'v-canal.svg#svgView(viewBox(100,0,800,600))',
  alt: 'Deux silhouettes sur un pont, dans une lumière orangée, sous des feuilles sombres',
}
const reflets = {
  file: 'v-canal.svg#svgView(viewBox(240,460,760,540))',
  alt: 'Les reflets du soir sur l’eau violette d’un canal',
}
const bouquet = {
  file: 'v-bouquet.svg#svgView(viewBox(0,0,900,700))',
  alt: 'Un bouquet de violettes et de pensées',
}
const collines = {
  file: 'v-collines.svg#svgView(viewBox(380,120,800,560))',
  alt: 'Un soleil bas derrière des collines mauves, et un sentier',
}
const sentier = {
  file: 'v-collines.svg#svgView(viewBox(420,400,620,400))',
  alt: 'Un sentier entre des collines mauves',
}
const guinguette = {
  file: 'v-guinguette.svg#svgView(viewBox(0,40,800,540))',
  alt: 'Des guirlandes d’ampoules devant un ciel de fin du jour',
}
const tables = {
  file: 'v-guinguette.svg#svgView(viewBox(420,360,780,440))',
  alt: 'Des tables dressées sous les arbres, à la nuit tombante',
}
const lettres = {
  file: 'v-lettres.svg#svgView(viewBox(60,40,700,500))',
  alt: 'Deux lettres écrites à la main et une fleur, sur une nappe corail',
}
const the = {
  file: 'v-lettres.svg#svgView(viewBox(620,340,560,400))',
  alt: 'Une tasse de thé près d’une lettre, sur une nappe corail',
}
const livres = {
  file: 'v-livres.svg#svgView(viewBox(40,120,760,520))',
  alt: 'Une rangée de livres colorés sur une étagère',
}
const lecture = {
  file: 'v-livres.svg#svgView(viewBox(640,140,560,420))',
  alt: 'Des livres qui penchent vers un pot de violettes',
}
const vinyle = {
  file: 'v-vinyle.svg#svgView(viewBox(200,40,800,560))',
  alt: 'Un disque vinyle à l’étiquette corail',
}
const platine = {
  file: 'v-vinyle.svg#svgView(viewBox(620,0,580,420))',
  alt: 'Le bras d’une platine posé sur un disque',
}

export const photos: SeedShare[] = [
  {
    author: 'camille',
    kind: 'photo',
    body: 'Dernière lumière sur le canal de Jonage. On est restées jusqu’à ce que le banc devienne froid.',
    images: [canal, bouquet, lettres],
    visibility: 'public',
    hoursAgo: 1,
    reactions: reactedBy({
      coeur: ['lea', 'zoe', 'lou', 'awa', 'soizic', 'nadege'],
      sororite: ['elise', 'fatou'],
      sourire: ['louise'],
    }),
    comments: [
      comment('fatou', 0.8, 'Cette lumière-là dure quatre minutes. Tu as couru ?', [
        comment('camille', 0.7, 'Couru, posé le vélo, et j’ai oublié de respirer.'),
      ]),
      comment('lea', 0.5, 'On dirait que le pont vous attendait.'),
    ],
  },
  {
    author: 'elise',
    kind: 'photo',
    body: 'L’étagère des Lectrices, version novembre. Le coin gauche est à vous : prenez, rendez, annotez au crayon.',
    images: [livres],
    visibility: 'public',
    hoursAgo: 31,
    reactions: reactedBy({ coeur: ['lea', 'camille', 'nadege', 'colette', 'oriane'], sourire: ['claire'] }),
    comments: [comment('claire', 30, 'Je rends le Wittig jeudi. Promis. Presque.')],
  },
  {
    author: 'yasmine',
    kind: 'photo',
    body: 'Trouvé en brocante à Vénissieux, deux euros, même pas rayé. La face B est meilleure, évidemment.',
    images: [vinyle],
    visibility: 'members',
    hoursAgo: 58,
    reactions: reactedBy({ coeur: ['zoe', 'camille', 'lou'], surprise: ['lea', 'oriane'] }),
    comments: [
      comment('zoe', 57, 'Deux euros ?! À quelle heure tu te lèves ?', [
        comment('yasmine', 56, 'Je ne me lève pas, je ne suis pas couchée.'),
      ]),
    ],
  },
  {
    author: 'helene',
    kind: 'photo',
    body: 'Les monts du Lyonnais, hier, dix-sept heures. Nous étions neuf au départ et onze à l’arrivée, je ne sais toujours pas comment.',
    images: [collines],
    visibility: 'public',
    hoursAgo: 66,
    reactions: reactedBy({ coeur: ['awa', 'brigitte', 'louise', 'perrine'], rire: ['lou', 'margot', 'maud'] }),
    comments: [comment('maud', 65, 'Les deux de plus, c’était moi et la chienne de Margot.')],
  },
  {
    author: 'colette',
    kind: 'photo',
    body: 'Le tilleul a perdu ses feuilles, alors j’ai rentré les violettes. La table est mise pour une visiteuse, au cas où.',
    images: [bouquet],
    visibility: 'members',
    hoursAgo: 110,
    reactions: reactedBy({ calin: ['rosa', 'soizic', 'salome'], coeur: ['claire', 'helene'] }),
    comments: [comment('rosa', 108, 'Samedi, je passe par Mâcon. Garde-moi la chaise près de la fenêtre.')],
  },
  {
    author: 'aminata',
    kind: 'photo',
    body: 'La guinguette de samedi, juste avant que vous arriviez toutes en même temps.',
    images: [guinguette, reflets],
    visibility: 'public',
    hoursAgo: 160,
    reactions: reactedBy({ coeur: ['fatou', 'mai', 'lea', 'elise'], sourire: ['sarah', 'jeanne', 'nadege'] }),
    comments: [
      comment('mai', 159, 'Le calme avant les tables poussées.'),
      comment('sarah', 158, 'Il restait du gâteau ?', [comment('aminata', 158, 'Demande à Maï.')]),
    ],
  },
  {
    author: 'rosa',
    kind: 'photo',
    body: 'Votre courrier de la semaine. J’y réponds dans l’ordre d’arrivée et à l’encre, soyez patientes.',
    images: [the],
    visibility: 'members',
    hoursAgo: 230,
    reactions: reactedBy({ coeur: ['colette', 'elise', 'camille'], sororite: ['salome'] }),
    comments: [comment('elise', 228, 'La mienne est la tachée de thé. Désolée.')],
  },
  {
    author: 'lea',
    kind: 'photo',
    body: 'Ma chambre a enfin une étagère. Il y manque le livre que tu vas me conseiller.',
    images: [lecture, platine],
    visibility: 'members',
    hoursAgo: 310,
    reactions: reactedBy({ coeur: ['camille', 'nadege'], sourire: ['zoe', 'mai', 'elise'] }),
    comments: [
      comment('camille', 309, 'Commence par un mince : tu le finiras, et tu m’en voudras de l’avoir fini.'),
      comment('nadege', 305, 'Celui que tu n’oses pas demander en librairie.'),
    ],
  },
  {
    author: 'gaelle',
    kind: 'photo',
    body: 'Retour de fest-noz, la route était rose. J’ai dû m’arrêter deux fois pour regarder.',
    images: [sentier, tables],
    visibility: 'members',
    hoursAgo: 480,
    reactions: reactedBy({ coeur: ['soizic', 'perrine', 'noemie'], surprise: ['adele'] }),
    comments: [comment('noemie', 478, 'Emmène-moi, je promets de danser mal mais longtemps.')],
  },
]
