import type { SeedShare } from '../../../src/seed-content.ts'
import { comment, reactedBy } from './cast.ts'

export const questions: SeedShare[] = [
  {
    author: 'aurore',
    kind: 'question',
    body: 'Qui a déjà fait lever un pain cru sans déshydrateur ?',
    visibility: 'public',
    hoursAgo: 5,
    reactions: reactedBy({ surprise: ['romane', 'clemence'], pousse: ['ambre'] }),
    comments: [
      comment(
        'ambre',
        4.8,
        'Lever, non : sans cuisson ça ne lève pas vraiment. Sécher, oui, sur un radiateur, tranches très fines, une nuit.',
      ),
      comment('mathilde', 4, 'Mélange-le avec un peu de levain pour le goût. Et accepte qu’il soit plat.', [
        comment('aurore', 3.8, 'Plat et fier. Merci.'),
      ]),
    ],
  },
  {
    author: 'ines',
    kind: 'question',
    body: 'Mon kéfir d’eau a doublé en deux jours, c’est normal ? On dirait qu’il respire.',
    visibility: 'public',
    hoursAgo: 23,
    reactions: reactedBy({ pousse: ['romane', 'mathilde', 'lea'], surprise: ['alix'] }),
    comments: [
      comment(
        'mathilde',
        22,
        'Normal : il fait chaud chez une boulangère, et tu le nourris bien. Donne la moitié, garde un tiers de vide et ouvre la bouteille chaque jour, la pression peut casser le verre.',
      ),
      comment('romane', 21, 'Moitié pour moi ! Je suis à vingt minutes à vélo.', [
        comment('ines', 20, 'Vendu. Bocal à rendre.'),
      ]),
    ],
  },
  {
    author: 'tess',
    kind: 'question',
    body: 'Neuf euros par semaine de légumes, résidence, mini-frigo : vous achetez quoi en novembre ?',
    visibility: 'public',
    hoursAgo: 37,
    reactions: reactedBy({ bravo: ['clemence', 'lea'], coeur: ['aissata', 'rokia'] }),
    comments: [
      comment(
        'lea',
        36,
        'Carottes, chou blanc, pommes, un citron, et des lentilles à faire germer. Il reste de quoi prendre un café.',
      ),
      comment(
        'aissata',
        35,
        'Va au marché une heure avant la fin et demande les caisses « à finir ». Ce n’est pas mendier, c’est trier.',
      ),
      comment(
        'nolwenn',
        34,
        'Et mange assez, pas seulement des crudités : œufs, pain, légumineuses cuites. Tu étudies, ton cerveau a faim.',
        [comment('tess', 33, 'Promis. Les pâtes restent au programme.')],
      ),
    ],
  },
  {
    author: 'alix',
    kind: 'question',
    body: 'Comment répondez-vous à « mais tu n’as pas froid, à manger froid ? » Dîner de famille dans six jours.',
    visibility: 'members',
    hoursAgo: 54,
    reactions: reactedBy({ coeur: ['rokia'], bravo: ['therese', 'viviane'] }),
    comments: [
      comment('therese', 53, '« Si, alors je reprends du gratin. » Et tout le monde se tait.'),
      comment('viviane', 52, 'Tu apportes le dessert. On ne contredit pas celle qui apporte le dessert.'),
    ],
  },
  {
    author: 'clemence',
    kind: 'question',
    body: 'J’ai faim à dix heures tous les matins au chantier. Qu’est-ce qui tient au corps et se mange avec des gants ?',
    visibility: 'members',
    hoursAgo: 71,
    reactions: reactedBy({ miam: ['aissata'], pousse: ['tess'] }),
    comments: [
      comment(
        'aissata',
        70,
        'Des boules dattes, noix, avoine : trois avant de partir, deux à dix heures. Et un vrai sandwich, hein, tu portes des pierres.',
      ),
      comment(
        'rokia',
        69,
        'Manger plus le matin, tout simplement. Et si la fatigue dure, tu vois ta médecin, ça ne se règle pas sur un réseau.',
        [comment('clemence', 68, 'Reçu. Rendez-vous pris, et dattes achetées.')],
      ),
      comment(
        'ambre',
        68.5,
        'Si tu es épuisée, arrête tes comprimés de fer : trois semaines de jus verts et le corps s’en charge.',
      ),
    ],
  },
  {
    author: 'genevieve',
    kind: 'question',
    body: 'Qui serait intéressée par une sortie « regarder sans cueillir » en mars ? L’ail des ours et ses sosies toxiques, côte à côte, loupe en main.',
    visibility: 'public',
    hoursAgo: 118,
    reactions: reactedBy({ pousse: ['josiane', 'filomena', 'camille', 'nolwenn'], bravo: ['maud'] }),
    comments: [
      comment('josiane', 117, 'Moi, et six de mes jardinières.'),
      comment('maud', 116, 'Très bonne idée. On n’apprend pas ça sur une photo.'),
    ],
  },
  {
    author: 'soraya',
    kind: 'question',
    body: 'Des idées de vert pour deux garçons de sept ans qui détectent l’épinard à trois mètres ?',
    visibility: 'members',
    hoursAgo: 155,
    reactions: reactedBy({ coeur: ['delphine', 'rokia'], surprise: ['judith'] }),
    comments: [
      comment('delphine', 154, 'La carotte en rails de train. Ne pose aucune question, installe la gare.', [
        comment('soraya', 152, 'Deux rames mangées. But accordé.'),
      ]),
      comment('judith', 150, 'Pistache. C’est vert et ça ressemble à un dessert.'),
    ],
  },
  {
    author: 'berengere',
    kind: 'question',
    body: 'Pomme rouge sombre, peau grasse, chair rosée, mûre début novembre, pays d’Auge : cela parle à quelqu’une ? Mon carnet dit seulement « celle du puits ».',
    visibility: 'members',
    hoursAgo: 250,
    reactions: reactedBy({ pousse: ['odette', 'solene'], coeur: ['viviane'] }),
    comments: [
      comment('odette', 248, 'Apportez-en deux à la fête de la pomme, il y a des gens qui ne vivent que pour cela.'),
      comment('solene', 246, 'Garde « celle du puits ». On ne fera pas mieux.'),
    ],
  },
  {
    author: 'romane',
    kind: 'question',
    body: 'Le voile blanc et plissé à la surface de ma saumure de légumes : je jette tout ?',
    visibility: 'members',
    hoursAgo: 336,
    reactions: reactedBy({ surprise: ['alix', 'aurore'] }),
    comments: [
      comment(
        'mathilde',
        335,
        'Plat, mat, sans poils : ce sont des levures de surface. Retire-les, vérifie que tout est immergé, sens. Duveteux, coloré, ou odeur qui te fait reculer : poubelle, sans regret.',
        [comment('romane', 334, 'Odeur honnête. Je retire et je surveille.')],
      ),
      comment(
        'nolwenn',
        330,
        'Et on ne goûte jamais « pour voir ». Si tu es enceinte ou fragile, on jette au premier doute.',
      ),
    ],
  },
]
