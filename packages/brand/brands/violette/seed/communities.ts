import type { SeedCommunity } from '../../../src/brand.ts'

export const communities: SeedCommunity[] = [
  {
    slug: 'lectrices-du-soir',
    name: 'Lectrices du soir',
    tagline: 'On lit un roman par mois, on en parle le jeudi.',
    description:
      'Un livre choisi ensemble, lu chacune à son rythme, raconté le jeudi soir. On peut venir sans avoir fini, sans avoir aimé, sans avoir commencé. Les lettres, la poésie et les livres qu’on n’ose pas demander ont leur salon.',
    rules:
      'On prévient avant de révéler une fin. On critique un livre, jamais sa lectrice. Ce qu’une membre raconte d’elle à propos d’une page reste ici. Les livres prêtés reviennent.',
    access: 'open',
    image: 'v-livres.svg',
    owner: 'elise',
    members: [
      'elise',
      'nadege',
      'lea',
      'fatou',
      'ines',
      'camille',
      'noemie',
      'oriane',
      'claire',
      'colette',
      'rosa',
      'sarah',
      'salome',
      'mai',
    ],
    rooms: [
      { slug: 'le-livre-de-novembre', name: 'Le livre de novembre', topic: 'On s’arrête page 148 cette semaine.' },
      { slug: 'poesie-a-voix-haute', name: 'Poésie à voix haute', topic: 'Un poème, sa voix, ou juste le texte.' },
      { slug: 'prets-et-trocs', name: 'Prêts et trocs', topic: 'Ce que je prête, ce que je cherche, ce que je dois.' },
      {
        slug: 'presentations-lectrices',
        name: 'Présentations',
        topic: 'Ton prénom, ta ville, et le livre près de ton lit.',
      },
    ],
  },
  {
    slug: 'marcher-a-deux',
    name: 'Marcher à deux',
    tagline: 'Des balades du dimanche, à allure de conversation.',
    description:
      'Autour de Lyon et autour de Nantes, une balade par semaine et des compagnes de route pour le reste. Personne ne part seule, personne n’est semée, et l’on s’arrête quand le soleil le mérite.',
    rules:
      'On annonce la distance, le dénivelé et l’heure de retour. On attend la dernière. Pour une première rencontre, on donne rendez-vous dans un lieu passant et l’on prévient une amie.',
    access: 'open',
    image: 'v-collines.svg',
    owner: 'helene',
    members: [
      'helene',
      'awa',
      'louise',
      'maud',
      'margot',
      'brigitte',
      'perrine',
      'soizic',
      'gaelle',
      'lou',
      'claire',
      'camille',
    ],
    rooms: [
      {
        slug: 'dimanche-autour-de-lyon',
        name: 'Dimanche autour de Lyon',
        topic: 'Prochaine sortie : le crêt de la Perdrix.',
      },
      {
        slug: 'dimanche-autour-de-nantes',
        name: 'Dimanche autour de Nantes',
        topic: 'Rendez-vous au lavoir, dix heures.',
      },
      {
        slug: 'chaussures-et-genoux',
        name: 'Chaussures et genoux',
        topic: 'Le matériel, les bobos, et ce qui tient dans un sac.',
      },
    ],
  },
  {
    slug: 'faces-b',
    name: 'Faces B',
    tagline: 'Une chanson par jour, et pourquoi celle-là.',
    description:
      'Pas de palmarès, pas de débat sur le bon goût. Une chanson, celle qu’on passe quand personne n’écoute, et les trois lignes qui disent pourquoi. On s’échange aussi des places et des platines.',
    rules:
      'Une chanson par jour et par membre. On écoute avant de répondre. Aucune moquerie sur les goûts, même devant un synthétiseur.',
    access: 'open',
    image: 'v-vinyle.svg',
    owner: 'yasmine',
    members: ['yasmine', 'zoe', 'camille', 'lou', 'noemie', 'gaelle', 'adele', 'lea', 'aminata', 'salome', 'nadege'],
    rooms: [
      { slug: 'la-chanson-du-jour', name: 'La chanson du jour', topic: 'Une seule, et pourquoi celle-là.' },
      {
        slug: 'places-et-concerts',
        name: 'Places et concerts',
        topic: 'J’ai une place en trop, je cherche quelqu’un pour samedi.',
      },
    ],
  },
  {
    slug: 'deuxieme-printemps',
    name: 'Deuxième printemps',
    tagline: 'Aimer, recommencer, se choisir après cinquante ans.',
    description:
      'Pour celles qui ont déjà vécu une vie entière et qui en commencent une autre. On y parle de rencontres, de corps qui changent, d’enfants adultes et d’administration, avec autant de tendresse que de mauvaise foi.',
    rules:
      'Sur demande, pour que chacune sache qui la lit. On ne donne pas d’avis médical, on dit ce qui nous a aidées et l’on renvoie vers une professionnelle. On ne parle pas à la place des plus jeunes.',
    access: 'request',
    image: 'v-bouquet.svg',
    owner: 'claire',
    members: ['claire', 'soizic', 'brigitte', 'colette', 'helene', 'rosa', 'gaelle'],
    rooms: [
      { slug: 'autour-du-the', name: 'Autour du thé', topic: 'Les nouvelles, les petites et les grandes.' },
      {
        slug: 'se-rencontrer-encore',
        name: 'Se rencontrer, encore',
        topic: 'Premiers messages, premiers cafés, premières fois de nouveau.',
      },
      { slug: 'dire-aux-enfants', name: 'Le dire aux enfants', topic: 'Comment vous avez fait, ce que vous referiez.' },
    ],
  },
  {
    slug: 'la-chambre-d-a-cote',
    name: 'La chambre d’à côté',
    tagline: 'Pour celles qui n’en ont encore parlé à personne.',
    description:
      'Un petit lieu sur invitation, qui n’apparaît nulle part. On y vient avant d’avoir trouvé ses mots, on y reste le temps qu’il faut. Maud y veille.',
    rules:
      'Rien ne sort d’ici, pas même un prénom. Personne ne presse personne. Si tu es en danger, dis-le : nous t’aiderons à joindre quelqu’un.',
    access: 'secret',
    image: 'v-lettres.svg',
    owner: 'maud',
    members: ['maud', 'salome', 'yasmine', 'soizic', 'claire'],
    rooms: [
      { slug: 'a-voix-basse', name: 'À voix basse', topic: 'Tu peux juste lire. C’est déjà être là.' },
      { slug: 'apres-l-avoir-dit', name: 'Après l’avoir dit', topic: 'Ce qui s’est passé, et comment tu vas.' },
    ],
  },
]
