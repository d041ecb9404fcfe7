import type { SeedModeration } from '../../../src/seed-content.ts'

/** What moderators find on their desk: some of it waits, some of it is decided. */
export const moderation: SeedModeration = {
  newcomers: [
    {
      username: 'coralie-m',
      displayName: 'Coralie',
      birthdate: '1991-10-04',
      communeInsee: '33063',
      headline: 'Je crois aux rencontres qui changent tout.',
      about: 'Nouvelle ici, cœur entier, jamais très loin de mon téléphone.',
      joinedHoursAgo: 62,
    },
  ],
  arrival: {
    username: 'margaux-b',
    displayName: 'Margaux',
    birthdate: '1994-03-22',
    communeInsee: '44109',
    headline: 'Je viens d’arriver à Nantes, et ici.',
    about: 'Menuisière, bavarde, un peu perdue dans ma nouvelle ville.',
    joinedHoursAgo: 58,
    share: {
      text: 'Soirée jeux de société chez moi samedi, à Nantes. Il reste trois places\u202F: appelez-moi au 06 39 98 12 34.',
      found: '06 39 98 12 34',
      kind: 'phone',
      hoursAgo: 41,
    },
    message: {
      to: 'camille',
      text: 'Bonjour\u202F! Je débute ici et ton profil m’a fait sourire. Tu préfères qu’on parle sur WhatsApp\u202F?',
      found: 'WhatsApp',
      kind: 'word',
      hoursAgo: 37,
    },
  },
  conversations: [
    {
      between: ['coralie-m', 'salome'],
      messages: [
        {
          author: 'coralie-m',
          text: 'Bonsoir Salomé. Ce que tu écris sur le fait de ne pas être sûre m’a émue.',
          hoursAgo: 37,
        },
        { author: 'salome', text: 'Bonsoir, merci, c’est gentil.', hoursAgo: 36.6 },
        { author: 'coralie-m', text: 'Donne-moi ton numéro, ce sera plus simple qu’ici.', hoursAgo: 35.2 },
        { author: 'salome', text: 'Je préfère rester ici pour l’instant.', hoursAgo: 35 },
        {
          author: 'coralie-m',
          text: 'Allez, juste le numéro. Et ton nom de famille, que je sache à qui je parle.',
          hoursAgo: 34.6,
        },
        { author: 'coralie-m', text: 'Tu as peur de quoi ?', hoursAgo: 34.4 },
      ],
    },
    {
      between: ['coralie-m', 'adele'],
      messages: [
        {
          author: 'coralie-m',
          text: 'Adèle, je suis bloquée à Lille sans ma carte. On m’a dit que tu étais généreuse : peux-tu m’avancer 150 € en coupons ? Je te rembourse lundi, promis.',
          hoursAgo: 39,
        },
      ],
    },
  ],
  reports: [
    {
      about: { target: 'share', author: 'zoe', begins: 'J’ai dit « ma copine »' },
      by: null,
      reason: 'minor',
      text: 'Elle a l’air d’avoir seize ans. Je préfère vous le dire.',
      hoursAgo: 5,
    },
    {
      about: { target: 'message', author: 'coralie-m', begins: 'Adèle, je suis bloquée' },
      by: 'adele',
      reason: 'scam',
      text: 'Je ne la connais pas. J’ai failli dire oui.',
      hoursAgo: 12,
      assignee: 'maud',
      notes: [
        {
          by: 'maud',
          text: 'Même compte que pour Salomé. J’attends la fin de la suspension et une réponse de l’équipe avant de proposer le bannissement.',
          hoursAgo: 11,
        },
      ],
    },
    {
      about: { target: 'roomMessage', author: 'gaelle', begins: 'À votre âge' },
      by: 'louise',
      reason: 'harassment',
      text: 'Brigitte en a ri. Moi pas.',
      hoursAgo: 16,
    },
    {
      about: { target: 'share', author: 'elise', begins: 'L’étagère des Lectrices' },
      by: { name: 'Solange P.', email: 'solange.p@exemple.fr' },
      reason: 'fake',
      text: 'Cette image ressemble à une photo que j’ai publiée il y a deux ans. Je peux vous envoyer l’original.',
      hoursAgo: 20,
      assignee: 'maud',
    },
    {
      about: { target: 'share', author: 'aminata', begins: 'Guinguette d’hiver' },
      by: 'jeanne',
      reason: 'advertising',
      text: 'Elle fait venir du monde dans un restaurant. Est-ce qu’elle est payée ?',
      hoursAgo: 9,
    },
    {
      about: { target: 'message', author: 'coralie-m', begins: 'Allez, juste le numéro' },
      by: 'salome',
      reason: 'scam',
      text: 'Elle insiste pour avoir mon numéro et mon nom.',
      hoursAgo: 33.6,
      assignee: 'maud',
      decision: {
        state: 'upheld',
        by: 'maud',
        statement:
          'Tu demandes son numéro et son nom à une membre qui t’a dit non, et elle n’est pas la seule. Ton compte est suspendu un mois, le temps de savoir à qui il appartient.',
        hoursAgo: 33.2,
        suspensionDays: 30,
      },
    },
    {
      about: { target: 'comment', author: 'noemie', begins: 'C’est la blonde du comptoir' },
      by: 'claire',
      reason: 'other',
      text: 'Elle désigne quelqu’un qui n’a rien demandé.',
      hoursAgo: 142,
      assignee: 'maud',
      decision: {
        state: 'upheld',
        by: 'maud',
        statement:
          'Ton commentaire disait où travaille une femme qui n’est pas ici, et avec qui elle vit. La charte demande de ne dévoiler personne, même avec tendresse. Il est masqué, et ceci est un avertissement.',
        hoursAgo: 139,
        hides: true,
        warns: true,
      },
    },
    {
      about: { target: 'share', author: 'adele', begins: 'Six heures de train' },
      by: 'jeanne',
      reason: 'other',
      text: 'Elle pousse à traverser la France pour une inconnue.',
      hoursAgo: 184,
      decision: {
        state: 'rejected',
        by: 'maud',
        statement:
          'Une question posée avec humour, et les réponses rappellent la prudence : prévenir une amie, dormir chez soi ou à l’hôtel. Rien ici n’est contraire à la charte.',
        hoursAgo: 180,
      },
    },
  ],
  warnings: [
    {
      to: 'lou',
      by: 'maud',
      reason: 'Trois annonces de ton atelier dans trois salons en une heure. Une seule suffit, les autres lassent.',
      hoursAgo: 420,
      liftedHoursAgo: 396,
    },
  ],
  notes: [
    {
      about: 'salome',
      by: 'maud',
      text: 'On lui a réclamé son numéro un soir, elle a tout bien fait et s’est excusée d’exagérer. À remercier si elle réécrit.',
      hoursAgo: 33,
    },
    {
      about: 'noemie',
      by: 'maud',
      text: 'Elle a répondu à l’avertissement : elle voulait faire un clin d’œil. Rien d’autre à signaler depuis.',
      hoursAgo: 128,
    },
  ],
  letters: [
    {
      by: { name: 'Béatrice', email: 'beatrice@exemple.fr' },
      topic: 'account',
      text: 'Bonjour, j’ai changé d’adresse e-mail cet automne et le lien pour entrer part encore à l’ancienne, que je ne peux plus ouvrir. Comment faire ? J’ai gardé le nom de mon profil.',
      hoursAgo: 6,
      state: 'new',
    },
    {
      by: 'perrine',
      topic: 'data',
      text: 'Bonjour. Je voudrais recevoir tout ce que vous avez sur moi, messages compris, dans un format que mon vieux téléphone sait ouvrir. Merci.',
      hoursAgo: 21,
      state: 'new',
    },
    {
      by: { name: 'Odile', email: 'odile@exemple.fr' },
      topic: 'accessibility',
      text: 'Avec mon lecteur d’écran, le bouton qui mène à la photo suivante ne dit pas à laquelle on arrive. Le reste se lit très bien.',
      hoursAgo: 46,
      state: 'new',
    },
    {
      by: 'noemie',
      topic: 'moderation',
      text: 'J’ai reçu un avertissement pour mon commentaire sur la pharmacie. Je voulais faire un clin d’œil, je comprends que ce n’en était pas un. Est-ce que cela reste inscrit à mon compte ?',
      hoursAgo: 131,
      state: 'answered',
    },
    {
      by: 'lou',
      topic: 'idea',
      text: 'Un salon pour celles qui bricolent, ce serait possible ? J’apporte les vis.',
      hoursAgo: 262,
      state: 'closed',
    },
  ],
}
