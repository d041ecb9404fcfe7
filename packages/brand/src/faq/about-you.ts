import type { SeedAnswer } from '../seed-content.ts'

export const aboutYou: SeedAnswer[] = [
  {
    slug: 'que-faut-il-pour-s-inscrire',
    topic: 'begin',
    question: 'Que faut-il pour m’inscrire ?',
    answer:
      '<p>Avoir 18 ans ou plus, être une femme et le déclarer, et une adresse e-mail que tu consultes. Les femmes trans sont des femmes. Nous ne demandons ni civilité, ni pièce d’identité. Les conditions, la charte et l’accord sur les données sensibles sont trois cases séparées.</p>',
  },
  {
    slug: 'est-ce-gratuit',
    topic: 'begin',
    question: 'Est-ce vraiment gratuit ?',
    answer:
      '<p>Oui, tout. Il n’existe ni abonnement, ni option payante, ni publicité. Aucun réglage de confidentialité ne se paie : ils sont tous sur la même page de <a href="/settings/confidentialite">tes réglages</a>.</p>',
  },
  {
    slug: 'mail-de-confirmation-absent',
    topic: 'begin',
    question: 'Je n’ai pas reçu le mail de confirmation. Que faire ?',
    answer:
      '<p>Regarde d’abord dans les courriers indésirables. Le lien est valable vingt-quatre heures. S’il a expiré ou n’arrive pas, demandes-en un autre sur la <a href="/signup/attente">page d’attente</a>. Vérifie aussi l’orthographe de l’adresse que tu as donnée.</p>',
  },
  {
    slug: 'premiers-pas-plus-tard',
    topic: 'begin',
    question: 'Puis-je remplir mon profil plus tard ?',
    answer:
      '<p>Oui. Chaque étape s’enregistre toute seule et peut être passée. Tu retrouves la suite sur l’accueil et dans <a href="/settings/profil">tes réglages</a>.</p>',
  },
  {
    slug: 'changer-de-nom',
    topic: 'account',
    question: 'Puis-je changer de nom d’utilisatrice ?',
    answer:
      '<p>Oui, une fois tous les trente jours, dans <a href="/settings/compte">Réglages, « E-mail et mot de passe »</a>. L’ancienne adresse de ton profil mène à la nouvelle pendant quatre-vingt-dix jours, et ton ancien nom n’est donné à personne d’autre pendant un an.</p>',
  },
  {
    slug: 'mot-de-passe-oublie',
    topic: 'account',
    question: 'J’ai oublié mon mot de passe',
    answer:
      '<p>Demande un lien sur la page <a href="/password">Mot de passe oublié</a>. Il est valable une heure. Tu peux aussi recevoir un <a href="/login/link">lien de connexion</a>, valable dix minutes, et entrer sans mot de passe.</p>',
  },
  {
    slug: 'changer-d-adresse',
    topic: 'account',
    question: 'Comment changer d’adresse e-mail ?',
    answer:
      '<p>Dans <a href="/settings/compte">Réglages, « E-mail et mot de passe »</a>. Le changement se confirme depuis les deux adresses : l’ancienne l’approuve, la nouvelle prouve qu’elle est à toi. Si tu n’as plus accès à l’ancienne, <a href="/l/contact?sujet=account">écris-nous</a>.</p>',
  },
  {
    slug: 'second-facteur',
    topic: 'account',
    question: 'Comment mieux protéger mon compte ?',
    answer:
      '<p>Dans <a href="/settings/securite">Réglages, Sécurité</a>, active la validation en deux étapes (un code de ton application) ou ajoute une clé d’accès. Garde tes dix codes de secours ailleurs que sur ton téléphone. La même page montre les appareils connectés et te laisse les déconnecter. Un mail te prévient de chaque connexion depuis un nouveau navigateur.</p>',
  },
  {
    slug: 'faire-une-pause',
    topic: 'account',
    question: 'Puis-je faire une pause sans supprimer mon compte ?',
    answer:
      '<p>Oui, depuis <a href="/settings/pause">Réglages, Faire une pause</a>. Tu disparais partout et tu es déconnectée ; rien n’est effacé. La pause finit quand tu te reconnectes, et seulement alors.</p>',
  },
  {
    slug: 'supprimer-mon-compte',
    topic: 'data',
    question: 'Comment supprimer mon compte ?',
    answer:
      '<p>Dans <a href="/settings/donnees">Réglages, Mes données</a>. Tu as quatorze jours pour changer d’avis, puis l’effacement a lieu. Pour t’absenter seulement, la pause suffit.</p>',
  },
  {
    slug: 'recuperer-mes-donnees',
    topic: 'data',
    question: 'Comment récupérer toutes mes données ?',
    answer:
      '<p>Demande ton archive dans <a href="/settings/donnees">Réglages, Mes données</a>. Nous t’écrivons dès qu’elle est prête. La page <a href="/l/confidentialite">Confidentialité</a> dit ce que nous gardons, pourquoi et combien de temps.</p>',
  },
  {
    slug: 'qui-voit-mon-profil',
    topic: 'profile',
    question: 'Qui voit mon profil ?',
    answer:
      '<p>Les membres, sauf si tu choisis de le rendre public dans <a href="/settings/confidentialite">Réglages, « Qui me voit, qui m’écrit »</a>. Tant que tu ne l’as pas choisi, rien de toi n’est visible sans compte ni dans les moteurs de recherche. La page <a href="/p">Moi</a> te le montre comme une visiteuse, ou comme une membre, le voit.</p>',
  },
  {
    slug: 'profil-certifie',
    topic: 'profile',
    question: 'Que veut dire « Certifiée » ?',
    answer:
      '<p>Qu’une personne de l’équipe a regardé une photo prise avec un code que nous avions donné, et qu’elle correspond au profil. La photo est chiffrée, puis effacée avec la décision ; il n’en reste que la date. Elle est valable un an. Elle confirme que les photos sont bien les siennes, rien de plus. C’est facultatif, et cela se demande ou se retire dans <a href="/settings/certification">tes réglages</a>.</p>',
  },
  {
    slug: 'ou-suis-je-localisee',
    topic: 'profile',
    question: 'Le site sait-il où je suis ?',
    answer:
      '<p>Non. Nous gardons ta commune, ou « Ailleurs », jamais une position plus précise. Les distances se calculent de commune à commune et s’affichent par tranches : « moins de 10 km », « 10–25 km ». Tu peux les masquer.</p>',
  },
  {
    slug: 'visites-discretes',
    topic: 'profile',
    question: 'Peut-on voir que j’ai visité un profil ?',
    answer:
      '<p>Oui, sauf si tu actives les visites discrètes dans <a href="/settings/confidentialite">Réglages, « Qui me voit, qui m’écrit »</a>. Les visites s’effacent après trente jours, et un blocage n’en laisse aucune.</p>',
  },
  {
    slug: 'photos-reservees',
    topic: 'profile',
    question: 'Puis-je réserver une photo à certaines ?',
    answer:
      '<p>Oui. Tu as jusqu’à huit photos, et pour chacune tu choisis : toutes celles qui voient ton profil, ou seulement celles que tu as acceptées. Ce choix se fait dans <a href="/settings/photos">Réglages, Mes photos</a>. Le lieu inscrit dans le fichier est retiré à l’envoi.</p>',
  },
]
