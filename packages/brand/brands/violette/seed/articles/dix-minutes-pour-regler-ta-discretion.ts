import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'dix-minutes-pour-regler-ta-discretion',
  title: 'Dix minutes pour régler ta discrétion',
  excerpt:
    'Qui te voit, qui t’écrit, ce que révèle un écran verrouillé : le tour de tes réglages en dix minutes, et trois combinaisons selon que tu te montres, te gardes ou te protèges.',
  category: 'confiance',
  tags: ['vie-privee', 'securite'],
  seoTitle: 'Confidentialité sur Violette : tous les réglages',
  seoDescription:
    'Profil, visites, distance, notifications, sortie rapide : les réglages de confidentialité de Violette expliqués un par un.',
  daysAgo: 78,
  author: 'maud',
  cover: {
    file: 'v-canal.svg#svgView(viewBox(600,300,400,267))',
    alt: 'Un pont caché derrière des feuilles sombres',
  },
  related: [
    'un-samedi-pour-remettre-ton-telephone-en-ordre',
    'ta-premiere-semaine-sur-violette',
    'le-dire-au-travail-deux-voix',
  ],
  body: `<p>Mets un minuteur. À la fin du thé, tu sauras exactement qui peut te voir ici, et comment disparaître en un geste. Tous ces réglages sont gratuits : chez nous, la discrétion n’est pas une option payante.</p>
<h2 id="minutes-un-a-quatre">Minutes 1 à 4 : ce qu’on voit de toi</h2>
<p>Ouvre tes réglages, puis <strong>Confidentialité</strong>.</p>
<ul>
<li><strong>Qui voit ton profil.</strong> « Les membres » : il faut être connectée pour te lire. « Tout le monde » : ton profil devient public, y compris pour les moteurs de recherche. Par défaut, ce sont les membres. Pour une visiteuse, ton adresse répond alors comme si tu n’existais pas.</li>
<li><strong>Masquer la distance.</strong> Ta commune reste, sans le nombre de kilomètres. De toute façon, nous ne gardons que la commune, jamais un point sur une carte. Si ton village compte trois cents habitants, choisis une ville voisine.</li>
<li><strong>Masquer ma dernière connexion.</strong> Utile quand quelqu’un compte tes heures de silence.</li>
<li><strong>Tes photos.</strong> Dans Photos, chacune peut être montrée à celles qui voient ton profil, ou seulement à celles que tu as acceptées. Le lieu et la date cachés dans le fichier sont effacés à l’envoi. L’enseigne derrière toi, non : regarde tes arrière-plans.</li>
</ul>
<p>Termine par ton profil, avec <strong>« Voir mon profil comme »</strong>. Une visiteuse, une membre, une que tu as acceptée : fais les trois. C’est le seul moyen d’en être sûre.</p>
<h2 id="minutes-cinq-et-six">Minutes 5 et 6 : qui peut t’atteindre</h2>
<p><strong>Qui peut t’écrire.</strong> Toutes les membres, les profils certifiés, celles que tu connais déjà, ou personne. Dans tous les cas, un premier message attend dans tes demandes, sans photo ni lien, et l’autre ignore que tu l’as lu tant que tu n’as pas accepté.</p>
<p><strong>Visites discrètes.</strong> Activées, elles te laissent regarder sans trace. Les visites ordinaires, elles, s’effacent au bout de trente jours.</p>
<p><strong>Confirmations de lecture.</strong> Elles marchent dans les deux sens : si tu les coupes, tu ne sauras pas non plus quand l’autre a lu. Beaucoup trouvent cela reposant.</p>
<h2 id="minutes-sept-et-huit">Minutes 7 et 8 : l’écran que d’autres regardent</h2>
<p>Va dans <strong>Notifications</strong> et vérifie que <strong>« Notifications discrètes »</strong> est cochée : ni prénom, ni contenu sur l’écran verrouillé. Coupe l’envoi vers le téléphone si tu le prêtes. Choisis aussi ce qui t’arrive par e-mail, et demande-toi qui d’autre ouvre cette boîte.</p>
<p>Essaie ensuite la <strong>« Sortie »</strong> : le bouton, ou trois fois la touche Échap. La page est remplacée aussitôt par une autre. Elle n’efface pas l’historique déjà enregistré par ton navigateur ; pour cela, ouvre une fenêtre privée, ou nettoie-le toi-même.</p>
<h2 id="minutes-neuf-et-dix">Minutes 9 et 10 : la serrure</h2>
<p>Dans <strong>Sécurité</strong>, lis la liste de tes appareils connectés. Un téléphone que tu as vendu, l’ordinateur d’une ex ? Déconnecte-le. Active la validation en deux étapes, et range les codes de récupération ailleurs que dans ton téléphone.</p>
<p>Puis ouvre <strong>Blocages et sourdine</strong>. Tu peux y bloquer quelqu’un par son nom d’utilisatrice, sans rouvrir son profil. Vous ne vous verrez plus nulle part, et elle n’en sera pas avertie. La sourdine est plus légère : un mot, une membre, un salon sortent de ton fil, en silence.</p>
<table>
<caption>Trois combinaisons pour commencer</caption>
<thead><tr><th scope="col">Réglage</th><th scope="col">Je me montre</th><th scope="col">Je me garde</th><th scope="col">Je me protège</th></tr></thead>
<tbody>
<tr><th scope="row">Qui voit ton profil</th><td>Tout le monde</td><td>Les membres</td><td>Les membres</td></tr>
<tr><th scope="row">Photos</th><td>Celles qui voient mon profil</td><td>Une visible, les autres acceptées</td><td>Acceptées seulement</td></tr>
<tr><th scope="row">Qui peut t’écrire</th><td>Toutes les membres</td><td>Les profils certifiés</td><td>Celles que je connais</td></tr>
<tr><th scope="row">Visites discrètes</th><td>Non</td><td>Oui</td><td>Oui</td></tr>
<tr><th scope="row">Notifications sur le téléphone</th><td>Oui, discrètes</td><td>Oui, discrètes</td><td>Aucune</td></tr>
</tbody>
</table>
<p>Aucune colonne n’est plus courageuse qu’une autre, et tu peux passer de la première à la troisième un lundi de fatigue. S’il te faut davantage, « Faire une pause », dans Compte, cache ton profil et tes partages et te déconnecte partout. Rien n’est effacé : tout revient à ta prochaine connexion.</p>
<p>Le minuteur sonne. Une dernière chose, à faire tout de suite : note dans ton agenda, dans trois mois, « dix minutes ». Les vies changent plus vite que les réglages. Et si l’un d’eux te manque, dis-le par la <a href="/l/contact">page de contact</a> ; une personne la lit.</p>`,
}
