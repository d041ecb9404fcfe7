import type { SeedAnswer } from '../seed-content.ts'

export const together: SeedAnswer[] = [
  {
    slug: 'les-demandes',
    topic: 'talk',
    question: 'Qu’est-ce qu’une demande ?',
    answer:
      '<p>Le premier message d’une membre à qui tu n’as jamais écrit attend dans tes demandes, sans photo ni lien. Tu peux accepter, ignorer ou signaler. Tu choisis aussi qui peut t’écrire dans <a href="/settings/confidentialite">Réglages, « Qui me voit, qui m’écrit »</a>.</p>',
  },
  {
    slug: 'modifier-un-message',
    topic: 'talk',
    question: 'Puis-je modifier ou effacer un message ?',
    answer:
      '<p>Tu peux le modifier pendant un quart d’heure, et l’effacer quand tu veux, pour vous deux. Plus personne ne voit un message effacé ; nous le gardons trente jours, comme preuve si l’autre le signale, puis il disparaît.</p>',
  },
  {
    slug: 'sans-reseau',
    topic: 'talk',
    question: 'Je n’ai plus de réseau. Mon message est-il perdu ?',
    answer:
      '<p>Non. Il attend sur ton appareil et part quand le réseau revient. Tes brouillons aussi se gardent tout seuls, quatre-vingt-dix jours sans y toucher.</p>',
  },
  {
    slug: 'honneurs',
    topic: 'talk',
    question: 'À quoi servent les honneurs ?',
    answer:
      '<p>À dire à une membre, une fois, ce que tu apprécies chez elle. Il y en a peu, et chacun compte. Tu peux retirer celui que tu as donné.</p>',
  },
  {
    slug: 'bloquer',
    topic: 'safety',
    question: 'Que se passe-t-il quand je bloque quelqu’un ?',
    answer:
      '<p>Vous ne vous voyez plus nulle part : ni profil, ni messages, ni salons, ni recherche. Elle n’en est pas avertie. Tu peux bloquer depuis son profil, ou depuis <a href="/settings/blocages">Réglages, Blocages</a> sans l’ouvrir, et la débloquer quand tu veux.</p>',
  },
  {
    slug: 'mettre-en-sourdine',
    topic: 'safety',
    question: 'Comment ne plus voir une membre, un mot ou un salon sans bloquer ?',
    answer:
      '<p>Mets-les en sourdine : une membre depuis son profil, un mot ou une communauté depuis <a href="/settings/blocages">Réglages, Blocages et sourdine</a>, un salon depuis le salon lui-même. Ils sortent de tes listes et de tes notifications, et personne n’en sait rien.</p>',
  },
  {
    slug: 'signaler',
    topic: 'safety',
    question: 'Comment signaler un profil ou un contenu ?',
    answer:
      '<p>Par « Signaler », dans le menu de chaque profil, partage, commentaire et message. Une personne lit et décide. Tu peux bloquer du même geste. Il n’est pas nécessaire d’avoir un compte pour signaler un profil public. En danger immédiat, appelle le 17 ou le 112, ou envoie un SMS au 114.</p>',
  },
  {
    slug: 'sortie-rapide',
    topic: 'safety',
    question: 'Qu’est-ce que la sortie rapide ?',
    answer:
      '<p>Un bouton, ou trois fois la touche Échap, remplace aussitôt la page par une page neutre, et l’entrée de l’historique avec. Il n’efface pas ce que le navigateur avait déjà gardé : pense-y si quelqu’un peut consulter ton appareil.</p>',
  },
  {
    slug: 'arnaque',
    topic: 'safety',
    question: 'Comment reconnaître une arnaque ?',
    answer:
      '<p>Elle va très vite, ne peut jamais se montrer, puis a besoin d’argent, d’un code reçu par SMS ou d’une photo intime. N’envoie rien, garde les messages et signale. La page <a href="/l/securite">Sécurité</a> dit quoi faire ensuite.</p>',
  },
  {
    slug: 'installer-l-application',
    topic: 'app',
    question: 'Comment installer l’application ?',
    answer:
      '<p>Sur Android et sur ordinateur, le menu du navigateur propose « Installer ». Sur iPhone, ouvre le site dans Safari, touche « Partager », puis « Sur l’écran d’accueil ». Il n’y a rien à télécharger dans un magasin d’applications.</p>',
  },
  {
    slug: 'pas-de-notifications',
    topic: 'app',
    question: 'Je ne reçois pas de notifications',
    answer:
      '<p>Ouvre <a href="/settings/notifications">Réglages, Notifications</a> et demande une notification d’essai : la page dit ce que chaque appareil a reçu en dernier. Sur iPhone, il faut iOS 16.4 ou plus récent, et l’application posée sur l’écran d’accueil.</p>',
  },
  {
    slug: 'notifications-discretes',
    topic: 'app',
    question: 'Une notification peut-elle me trahir ?',
    answer:
      '<p>Choisis les notifications discrètes dans <a href="/settings/notifications">Réglages, Notifications</a> : elles n’affichent ni prénom, ni contenu. Tu décides aussi, sujet par sujet, de ce qui te prévient et où.</p>',
  },
  {
    slug: 'theme-sombre',
    topic: 'app',
    question: 'Pourquoi la page change-t-elle de couleur le soir ?',
    answer:
      '<p>Le thème suit l’heure : clair de 8 h à 19 h, sombre la nuit. Tu peux préférer toujours clair ou toujours sombre dans <a href="/settings/apparence">Réglages, Apparence</a>.</p>',
  },
]
