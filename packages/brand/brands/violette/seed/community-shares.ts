import type { SeedShare } from '../../../src/seed-content.ts'
import { comment, reactedBy } from './cast.ts'

/** What is shared within each community, by its slug: seen by those who are in it. */
const byCommunity: Record<string, Omit<SeedShare, 'visibility' | 'community'>[]> = {
  'lectrices-du-soir': [
    {
      author: 'fatou',
      kind: 'pensee',
      body: 'J’ai rendu le livre de novembre à la médiathèque avec un mot glissé page 61. La prochaine saura qu’elle n’est pas seule à s’être arrêtée là.',
      hoursAgo: 31,
      reactions: reactedBy({ coeur: ['elise', 'lea', 'sarah', 'mai'], sororite: ['claire', 'nadege'] }),
      comments: [
        comment('elise', 30, 'Dis-moi que tu as signé.', [comment('fatou', 29, 'D’une initiale. On a sa dignité.')]),
      ],
    },
    {
      author: 'oriane',
      kind: 'question',
      body: 'Est-ce qu’on a le droit d’abandonner un livre que quelqu’une nous a prêté avec des larmes dans les yeux ?',
      hoursAgo: 66,
      reactions: reactedBy({ rire: ['noemie', 'lea', 'rosa'], calin: ['elise'] }),
      comments: [
        comment('noemie', 65, 'Oui, à condition de retenir une phrase et de la citer en le rendant.'),
        comment(
          'colette',
          62,
          'On a tous les droits. Moi, je le garde six mois par politesse et je le rends avec un gâteau.',
          [comment('oriane', 61, 'Le gâteau. Voilà ce qui me manquait.')],
        ),
      ],
    },
    {
      author: 'nadege',
      kind: 'photo',
      body: 'Ma pile du mois. Celui du dessous cale le lit depuis mars ; je le lirai quand j’aurai un vrai pied de lit.',
      images: [
        {
          file: 'v-livres.svg#svgView(viewBox(560,140,640,460))',
          alt: 'Une rangée de livres colorés sur une étagère, un pot de violettes au bout',
        },
      ],
      hoursAgo: 140,
      reactions: reactedBy({ rire: ['salome', 'oriane'], coeur: ['elise', 'camille'] }),
      comments: [comment('salome', 138, 'Et si c’était lui, le livre de décembre ?')],
    },
  ],
  'marcher-a-deux': [
    {
      author: 'louise',
      kind: 'pensee',
      body: 'Sept heures dehors, onze kilomètres, zéro dessin animé. J’ai des jambes en carton et la tête rangée.',
      hoursAgo: 22,
      reactions: reactedBy({ coeur: ['helene', 'maud', 'claire'], sourire: ['awa', 'lou'] }),
      comments: [
        comment('helene', 21, 'C’était exactement le but. La prochaine fois, on ajoute un col.', [
          comment('louise', 20, 'On en reparle quand je saurai de nouveau descendre un escalier.'),
        ]),
      ],
    },
    {
      author: 'soizic',
      kind: 'question',
      body: 'Vos bâtons, vous les réglez à quelle hauteur ? Les miens me donnent l’air de ramer.',
      hoursAgo: 90,
      reactions: reactedBy({ sourire: ['perrine', 'margot'] }),
      comments: [
        comment('brigitte', 89, 'Coude à angle droit sur le plat, deux crans de moins dans la montée.'),
        comment('gaelle', 85, 'Ramer, c’est déjà avancer.'),
      ],
    },
    {
      author: 'awa',
      kind: 'photo',
      body: 'Le col à neuf heures, avant les nuages. Maud a demandé si on redescendait. Personne n’a répondu.',
      images: [
        {
          file: 'v-collines.svg#svgView(viewBox(420,400,620,400))',
          alt: 'Un sentier qui monte entre des collines mauves, le matin',
        },
      ],
      hoursAgo: 200,
      reactions: reactedBy({ coeur: ['camille', 'helene', 'brigitte'], rire: ['louise', 'lou'] }),
      comments: [comment('maud', 198, 'Je maintiens que j’avais faim.')],
    },
  ],
  'faces-b': [
    {
      author: 'zoe',
      kind: 'pensee',
      body: 'Ma voisine du dessous a tapé au plafond. J’ai baissé. Elle a crié : « Non, remets, c’était le refrain ! »',
      hoursAgo: 16,
      reactions: reactedBy({ rire: ['lou', 'noemie', 'adele', 'lea'], coeur: ['yasmine'] }),
      comments: [
        comment('yasmine', 15, 'Épouse-la.', [
          comment('zoe', 14, 'Elle a quatre-vingt-un ans et un chat qui s’appelle Barbara.'),
        ]),
      ],
    },
    {
      author: 'lou',
      kind: 'question',
      body: 'Première platine d’occasion, moins de cent euros : qu’est-ce qui casse, et comment je l’entends avant de payer ?',
      hoursAgo: 75,
      reactions: reactedBy({ sourire: ['zoe', 'salome'] }),
      comments: [
        comment(
          'gaelle',
          74,
          'Fais-la tourner à vide : si ça ronfle, c’est la courroie, douze euros. Si ça grésille d’un seul côté, c’est la cellule, et là tu négocies.',
        ),
        comment('aminata', 70, 'Et viens avec ton disque préféré. Personne n’ose mentir devant lui.'),
      ],
    },
    {
      author: 'nadege',
      kind: 'photo',
      body: 'Retrouvé chez ma tante, son prénom au stylo et la date d’un départ. La face A est neuve, la face B est usée.',
      images: [
        {
          file: 'v-vinyle.svg#svgView(viewBox(300,100,520,400))',
          alt: 'Un disque vinyle à l’étiquette corail sur une platine, une fleur posée à côté',
        },
      ],
      hoursAgo: 310,
      reactions: reactedBy({ sororite: ['yasmine', 'gaelle'], coeur: ['camille', 'aminata', 'salome'] }),
      comments: [
        comment('yasmine', 308, 'Tout est dit de ta tante.'),
        comment('camille', 300, 'J’aurais voulu la connaître.'),
      ],
    },
  ],
  'deuxieme-printemps': [
    {
      author: 'claire',
      kind: 'pensee',
      body: 'J’ai acheté deux brosses à dents. Je ne l’ai dit à personne, alors je le dis ici.',
      hoursAgo: 28,
      reactions: reactedBy({ sororite: ['soizic', 'brigitte'], coeur: ['colette', 'helene'], rire: ['gaelle'] }),
      comments: [
        comment('colette', 27, 'De quelle couleur, la deuxième ?', [
          comment('claire', 26, 'Verte. Elle aime le vert.'),
        ]),
      ],
    },
    {
      author: 'gaelle',
      kind: 'question',
      body: 'Le dire à un père de quatre-vingt-six ans, ou le laisser tranquille avec ses certitudes et son émission du soir ?',
      hoursAgo: 120,
      reactions: reactedBy({ calin: ['claire', 'rosa', 'soizic'] }),
      comments: [
        comment(
          'helene',
          118,
          'Je l’ai dit au mien entre deux réclames. Il a demandé si elle conduisait. Depuis, elle l’emmène chez l’ophtalmologue.',
        ),
        comment(
          'soizic',
          117,
          'Rien ne presse. Mais j’ai longtemps pris mon silence pour de la délicatesse, et c’était de la peur.',
        ),
      ],
    },
    {
      author: 'rosa',
      kind: 'pensee',
      body: 'Le corps change, paraît-il. Le mien a surtout changé d’avis : il veut danser assis, dormir tard, et qu’on lui parle doucement.',
      hoursAgo: 260,
      reactions: reactedBy({ rire: ['gaelle', 'helene'], coeur: ['claire'] }),
      comments: [comment('brigitte', 258, 'Le mien demande la même chose, plus un lac.')],
    },
  ],
  'la-chambre-d-a-cote': [
    {
      author: 'salome',
      kind: 'question',
      body: 'Quand ma mère demande « et les amours ? », vous répondez quoi, en attendant ?',
      hoursAgo: 44,
      reactions: reactedBy({ calin: ['soizic', 'maud'], sororite: ['yasmine'] }),
      comments: [
        comment('yasmine', 43, '« Ça va, merci. » C’est court, c’est vrai, et cela ferme la porte sans la claquer.'),
        comment(
          'claire',
          42,
          '« Je te raconterai quand j’aurai quelque chose à raconter. » Elle a attendu deux ans. Moi aussi.',
          [comment('salome', 41, 'Je l’apprends par cœur.')],
        ),
      ],
    },
    {
      author: 'maud',
      kind: 'pensee',
      body: 'Rappel de la maison : ici, lire en silence est une façon de participer. Personne ne compte tes mots.',
      hoursAgo: 60,
      reactions: reactedBy({ sororite: ['salome', 'yasmine', 'soizic'] }),
      comments: [],
    },
    {
      author: 'soizic',
      kind: 'pensee',
      body: 'Un an que je l’ai dit. J’ai perdu deux invitations et retrouvé le sommeil.',
      hoursAgo: 330,
      reactions: reactedBy({ sororite: ['claire', 'yasmine', 'salome'], coeur: ['maud'] }),
      comments: [comment('maud', 328, 'Le change est bon.')],
    },
  ],
  'nouvelles-en-ville': [
    {
      author: 'margot',
      kind: 'question',
      body: 'Lyon : une coiffeuse qui coupe court sans demander trois fois si je suis sûre ?',
      hoursAgo: 36,
      reactions: reactedBy({ rire: ['zoe', 'adele'], sourire: ['lou'] }),
      comments: [
        comment(
          'zoe',
          35,
          'Celle de la montée, près de chez moi. Elle demande une fois, par principe, ciseaux en main.',
        ),
        comment('ines', 33, 'Je confirme, j’en sors. J’ai dormi pendant le shampooing.'),
      ],
    },
    {
      author: 'adele',
      kind: 'pensee',
      body: 'Trois semaines ici, et ce matin le boulanger a dit « comme d’habitude ? ». Je crois que j’habite quelque part.',
      hoursAgo: 105,
      reactions: reactedBy({ coeur: ['oriane', 'lea', 'sarah'], calin: ['salome'] }),
      comments: [comment('oriane', 104, 'Le boulanger, c’est l’état civil.')],
    },
    {
      author: 'sarah',
      kind: 'photo',
      body: 'Le canal, le dimanche, à l’heure où j’appelais quelqu’un, avant. Maintenant je marche, et c’est moi que j’écoute.',
      images: [
        {
          file: 'v-canal.svg#svgView(viewBox(250,0,520,347))',
          alt: 'Deux silhouettes sur un pont au-dessus d’un canal, dans une lumière violette et orangée',
        },
      ],
      hoursAgo: 290,
      reactions: reactedBy({ coeur: ['oriane', 'lou'], sororite: ['zoe', 'ines'] }),
      comments: [comment('salome', 288, 'J’ai le même dimanche. On se le prête quand tu veux.')],
    },
  ],
  'samedis-dehors': [
    {
      author: 'aminata',
      kind: 'sortie',
      title: 'Bal à la salle des mariniers',
      body: 'Six euros, orchestre de quatre, parquet qui grince. La salle est de plain-pied et le dernier tram part à minuit douze. Je serai à l’entrée avec un foulard jaune : celles qui viennent seules n’entrent pas seules.',
      hoursAgo: 18,
      reactions: reactedBy({ coeur: ['fatou', 'mai', 'yasmine'], sourire: ['noemie'] }),
      comments: [comment('mai', 17, 'Je danse mal et volontiers. J’en suis.')],
      outing: {
        inDays: 12,
        hour: '20:30',
        place: 'Rezé, salle des mariniers',
        going: ['aminata', 'fatou', 'mai', 'yasmine'],
      },
    },
    {
      author: 'noemie',
      kind: 'pensee',
      body: 'Rentrée à une heure, message envoyé, trois cœurs reçus. Je n’ai jamais si bien dormi après avoir dansé.',
      hoursAgo: 80,
      reactions: reactedBy({ coeur: ['aminata', 'zoe', 'sarah'], sororite: ['camille'] }),
      comments: [comment('fatou', 79, 'C’est la règle : personne ne s’endort avant le dernier message.')],
    },
    {
      author: 'yasmine',
      kind: 'question',
      body: 'La limonade qui a l’air d’un cocktail, pour qu’on me fiche la paix : vos recettes ?',
      hoursAgo: 170,
      reactions: reactedBy({ rire: ['adele', 'mai'], sourire: ['ines'] }),
      comments: [
        comment(
          'mai',
          168,
          'Hibiscus, citron, gingembre, un verre à pied. On m’a demandé le nom, j’ai répondu « un mercredi ».',
        ),
        comment('sarah', 165, 'Eau pétillante, romarin, deux glaçons et beaucoup d’assurance.'),
      ],
    },
  ],
  'familles-a-notre-facon': [
    {
      author: 'leila',
      kind: 'pensee',
      body: 'Formulaire de cantine, case « nom du père ». J’ai écrit « voir pièce jointe » et j’ai joint une photo de nous quatre.',
      hoursAgo: 26,
      reactions: reactedBy({ rire: ['louise', 'margot', 'jeanne'], sororite: ['helene', 'awa'] }),
      comments: [
        comment('louise', 25, 'Encadre-le.'),
        comment('perrine', 24, 'Ma mairie a changé le sien après la troisième photo. Continuons.'),
      ],
    },
    {
      author: 'margot',
      kind: 'question',
      body: 'Son fils de neuf ans m’a présentée comme « la dame du chien ». C’est un début, ou une mutation disciplinaire ?',
      hoursAgo: 110,
      reactions: reactedBy({ rire: ['leila', 'louise', 'perrine'] }),
      comments: [
        comment('rosa', 108, 'Une promotion. J’ai été « la voisine » pendant deux ans.'),
        comment('jeanne', 107, 'La dame du chien a un avantage : le chien.'),
      ],
    },
    {
      author: 'helene',
      kind: 'pensee',
      body: 'Pas d’enfant, trois filleules, onze adolescentes au club le samedi. Quand on me demande si j’ai des regrets, je demande à quelle heure.',
      hoursAgo: 240,
      reactions: reactedBy({ rire: ['awa', 'leila'], coeur: ['rosa', 'jeanne'] }),
      comments: [comment('awa', 238, 'Je te vole la réponse.', [comment('helene', 237, 'Elle est libre de droits.')])],
    },
  ],
}

export const communityShares: SeedShare[] = Object.entries(byCommunity).flatMap(([community, shares]) =>
  shares.map((share) => ({ ...share, visibility: 'community', community })),
)
