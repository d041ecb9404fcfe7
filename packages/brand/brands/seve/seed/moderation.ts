import type { SeedModeration } from '../../../src/seed-content.ts'

/** What moderators find on their desk: some of it waits, some of it is decided. */
export const moderation: SeedModeration = {
  newcomers: [
    {
      username: 'ophelie-vitalite',
      displayName: 'Ophélie',
      birthdate: '1988-12-02',
      communeInsee: '33063',
      headline: 'Coach en vitalité. 21 jours pour renaître.',
      about: 'J’accompagne celles qui veulent vraiment changer. Les places sont comptées.',
      joinedHoursAgo: 66,
    },
  ],
  arrival: {
    username: 'margaux-b',
    displayName: 'Margaux',
    birthdate: '1994-03-22',
    communeInsee: '35238',
    headline: 'Trois semaines de cru, et déjà mille questions.',
    about: 'Je débute, je rate mes graines germées, je recommence.',
    joinedHoursAgo: 58,
    share: {
      text: 'Atelier graines germées chez moi samedi, à Rennes. Il reste trois places\u202F: appelez-moi au 06 39 98 12 34.',
      found: '06 39 98 12 34',
      kind: 'phone',
      hoursAgo: 41,
    },
    message: {
      to: 'camille',
      text: 'Bonjour\u202F! Je débute et tes recettes me parlent. Tu préfères qu’on échange sur WhatsApp\u202F?',
      found: 'WhatsApp',
      kind: 'word',
      hoursAgo: 37,
    },
  },
  conversations: [
    {
      between: ['ophelie-vitalite', 'clemence'],
      messages: [
        { author: 'ophelie-vitalite', text: 'Bonjour Clémence. Ta fatigue au chantier, c’est le foie.', hoursAgo: 52 },
        { author: 'clemence', text: 'Ah ? On m’a plutôt parlé de petit-déjeuner.', hoursAgo: 51.5 },
        {
          author: 'ophelie-vitalite',
          text: 'Ma cure règle ça en 21 jours. 140 € par virement, et pendant ce temps tu laisses tomber la viande, le pain et les médecins.',
          hoursAgo: 51,
        },
        { author: 'clemence', text: 'Non merci. J’ai rendez-vous mardi.', hoursAgo: 50.6 },
        { author: 'ophelie-vitalite', text: 'Tu ne viendras pas te plaindre.', hoursAgo: 50.4 },
      ],
    },
    {
      between: ['ophelie-vitalite', 'tess'],
      messages: [
        {
          author: 'ophelie-vitalite',
          text: 'Tess, neuf euros par semaine, ça m’a touchée. Avec mon programme tu en gagnes mille par mois, il suffit d’avancer 89 € pour le coffret.',
          hoursAgo: 47,
        },
      ],
    },
  ],
  reports: [
    {
      about: { target: 'share', author: 'tess', begins: 'Neuf euros par semaine' },
      by: null,
      reason: 'minor',
      text: 'Elle parle de résidence et de mini-frigo. Est-elle majeure ?',
      hoursAgo: 5,
    },
    {
      about: { target: 'roomMessage', author: 'alix', begins: 'Avant une prise de sang' },
      by: 'soraya',
      reason: 'healthDanger',
      text: 'Une débutante pourrait essayer, et croire ensuite ses résultats.',
      hoursAgo: 16,
    },
    {
      about: { target: 'message', author: 'ophelie-vitalite', begins: 'Tess, neuf euros' },
      by: 'tess',
      reason: 'scam',
      text: 'Une arnaque, je crois. J’ai quand même compté ce que j’avais sur mon compte.',
      hoursAgo: 12,
      assignee: 'maud',
      notes: [
        {
          by: 'maud',
          text: 'Même compte que pour Clémence. Rokia relit avec moi ce qu’on répond à Tess, et je propose le bannissement à l’équipe.',
          hoursAgo: 11,
        },
      ],
    },
    {
      about: { target: 'share', author: 'khady', begins: 'Les Lices à huit heures' },
      by: { name: 'Solange P.', email: 'solange.p@exemple.fr' },
      reason: 'fake',
      text: 'Cette image ressemble à une photo que j’ai publiée il y a deux ans. Je peux vous envoyer l’original.',
      hoursAgo: 0.8,
      assignee: 'maud',
    },
    {
      about: { target: 'share', author: 'genevieve', begins: 'Qui serait intéressée par une sortie' },
      by: 'nour',
      reason: 'advertising',
      text: 'Elle remplit ses stages payants ici, non ?',
      hoursAgo: 9,
    },
    {
      about: { target: 'message', author: 'ophelie-vitalite', begins: 'Ma cure règle ça' },
      by: 'clemence',
      reason: 'healthDanger',
      text: 'Elle vend une cure et dit de laisser tomber les médecins.',
      hoursAgo: 49,
      assignee: 'maud',
      decision: {
        state: 'upheld',
        by: 'maud',
        statement:
          'Tu vends une cure à une membre fatiguée et tu lui demandes de ne plus voir de médecin. Conseiller d’arrêter un soin met en danger, et la loi le punit. Ton compte est suspendu un mois, le temps d’examiner le reste de tes messages signalés.',
        hoursAgo: 46,
        suspensionDays: 30,
      },
    },
    {
      about: { target: 'comment', author: 'ambre', begins: 'Si tu es épuisée' },
      by: 'rokia',
      reason: 'healthDanger',
      text: 'Elle dit d’arrêter un traitement.',
      hoursAgo: 67.5,
      assignee: 'maud',
      decision: {
        state: 'upheld',
        by: 'maud',
        statement:
          'Ton commentaire invitait une membre fatiguée à arrêter ses comprimés de fer. Ici, personne ne conseille de suspendre un traitement : une carence se soigne avec une médecin. Il est masqué, et ceci est un avertissement.',
        hoursAgo: 66,
        hides: true,
        warns: true,
      },
    },
    {
      about: { target: 'share', author: 'rokia', begins: 'Un citron pressé ne soigne rien' },
      by: 'berengere',
      reason: 'other',
      text: 'Elle se moque de celles qui y croient.',
      hoursAgo: 186,
      decision: {
        state: 'rejected',
        by: 'maud',
        statement:
          'Rappeler qu’un aliment ne soigne pas n’attaque personne ; c’est même ce que demande la charte. Le ton est vif et reste courtois.',
        hoursAgo: 182,
      },
    },
  ],
  warnings: [
    {
      to: 'romane',
      by: 'maud',
      reason: 'Trois annonces de troc dans trois salons en une heure. Une seule suffit, les autres lassent.',
      hoursAgo: 420,
      liftedHoursAgo: 396,
    },
  ],
  notes: [
    {
      about: 'ambre',
      by: 'maud',
      text: 'Très utile d’habitude. Elle a répondu à l’avertissement : elle parlait d’elle et n’avait pas vu le danger.',
      hoursAgo: 60,
    },
    {
      about: 'clemence',
      by: 'maud',
      text: 'Démarchée par une vendeuse de cures. Elle a refusé et prévenu tout de suite.',
      hoursAgo: 46,
    },
  ],
  letters: [
    {
      by: { name: 'Mireille', email: 'mireille@exemple.fr' },
      topic: 'technical',
      text: 'Bonjour, quand j’imprime une recette, la dernière étape part toute seule sur une deuxième page. Est-ce mon imprimante ou votre page ?',
      hoursAgo: 6,
      state: 'new',
    },
    {
      by: 'khady',
      topic: 'safety',
      text: 'Une amie inscrite ici mange de moins en moins et poste de plus en plus. Je ne veux pas la signaler, je veux l’aider. À qui puis-je en parler ?',
      hoursAgo: 18,
      state: 'new',
    },
    {
      by: { name: 'Odile', email: 'odile@exemple.fr' },
      topic: 'accessibility',
      text: 'Avec mon lecteur d’écran, les durées des recettes se lisent « vingt min ». « Vingt minutes » serait plus doux à l’oreille.',
      hoursAgo: 46,
      state: 'new',
    },
    {
      by: 'ambre',
      topic: 'moderation',
      text: 'J’ai reçu un avertissement pour mon commentaire sur le fer. Je parlais de moi et je n’ai pas vu que c’était un conseil. Est-ce que cela reste inscrit à mon compte ?',
      hoursAgo: 62,
      state: 'answered',
    },
    {
      by: 'therese',
      topic: 'idea',
      text: 'Un rappel la veille des grandes marées, pour celles qui ramassent des algues : est-ce que ce serait possible ?',
      hoursAgo: 244,
      state: 'closed',
    },
  ],
}
