import type { SeedCommunity } from '../../../src/seed-content.ts'

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
  {
    slug: 'nouvelles-en-ville',
    name: 'Nouvelles en ville',
    tagline: 'Tu arrives quelque part ? On te dit où boire un café.',
    description:
      'Changer de ville à vingt ans pour les études, à quarante pour quelqu’un, à soixante pour soi. Celles qui connaissent le quartier montrent les cafés où l’on se tient la main sans y penser, les médecins qui écoutent, les associations qui répondent. Celles qui arrivent posent les questions qu’on n’ose pas poser à un office de tourisme.',
    rules:
      'On dit la ville, jamais l’adresse de quelqu’un. On recommande ce que l’on connaît vraiment, avec la date de la dernière visite. Pour un premier café, on choisit un lieu passant. On répond aussi aux questions posées dix fois.',
    access: 'open',
    image: 'v-canal.svg',
    owner: 'oriane',
    members: ['oriane', 'zoe', 'ines', 'adele', 'lea', 'salome', 'lou', 'margot', 'sarah'],
    rooms: [
      {
        slug: 'lyon-et-alentours',
        name: 'Lyon et alentours',
        topic: 'Un quartier, un café, une salle où l’on est bien reçue.',
      },
      {
        slug: 'nantes-et-l-ouest',
        name: 'Nantes et l’Ouest',
        topic: 'De Rennes à Angers, ce qui vaut un trajet en train.',
      },
      {
        slug: 'premiers-jours',
        name: 'Premiers jours',
        topic: 'Les cartons, le dimanche trop long, et comment on s’en sort.',
      },
    ],
  },
  {
    slug: 'samedis-dehors',
    name: 'Samedis dehors',
    tagline: 'Danser, boire un sirop, rentrer ensemble.',
    description:
      'Guinguettes, bals, karaokés, soirées entre femmes : on se dit où c’est bien, à quelle heure y aller et avec qui repartir. Les timides sont attendues à l’entrée par quelqu’un qui porte un signe convenu.',
    rules:
      'On annonce le prix, l’accessibilité et l’heure du dernier tram. Personne ne boit pour faire plaisir. On ne poste pas la photo d’une autre sans son oui. Celle qui rentre seule écrit un mot en arrivant, et quelqu’une l’attend.',
    access: 'open',
    image: 'v-guinguette.svg',
    owner: 'aminata',
    members: ['aminata', 'fatou', 'zoe', 'noemie', 'camille', 'ines', 'sarah', 'mai', 'adele', 'yasmine'],
    rooms: [
      { slug: 'ou-l-on-danse', name: 'Où l’on danse', topic: 'Une date, un lieu, et ce qu’on y passe.' },
      {
        slug: 'sans-une-goutte',
        name: 'Sans une goutte',
        topic: 'Les soirées qui tiennent jusqu’au bout à la limonade.',
      },
      { slug: 'rentrer-ensemble', name: 'Rentrer ensemble', topic: 'Un trajet partagé, un message en arrivant.' },
    ],
  },
  {
    slug: 'familles-a-notre-facon',
    name: 'Familles à notre façon',
    tagline: 'Avec des enfants, sans enfants, avec ceux de l’autre.',
    description:
      'Celles qui en veulent, celles qui n’en veulent pas, celles qui en ont eu dans une autre vie. On partage les démarches, les délais réels, les phrases qui ont aidé, et le droit d’être fatiguée sans que cela remette quoi que ce soit en question.',
    rules:
      'Sur demande, parce que l’on y parle d’enfants. Jamais leur prénom, jamais leur photo. On raconte son parcours, on ne donne ni avis médical ni conseil juridique : on indique qui consulter. Aucun choix n’a besoin d’être défendu ici.',
    access: 'request',
    image: 'v-herbier.svg',
    owner: 'leila',
    members: ['leila', 'louise', 'awa', 'rosa', 'helene', 'margot', 'jeanne', 'perrine'],
    rooms: [
      {
        slug: 'vouloir-un-enfant',
        name: 'Vouloir un enfant',
        topic: 'Les chemins, les délais, et tenir entre deux rendez-vous.',
      },
      {
        slug: 'les-enfants-de-l-autre',
        name: 'Les enfants de l’autre',
        topic: 'Trouver sa place sans prendre celle de personne.',
      },
      {
        slug: 'sans-enfant-et-tres-bien',
        name: 'Sans enfant, et très bien',
        topic: 'Ce qu’on répond, ce qu’on ne répond plus.',
      },
    ],
  },
]
