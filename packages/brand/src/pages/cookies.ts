import type { SeedPage } from '../seed-content.ts'
import type { Site } from './site.ts'

export const cookies = ({ name }: Site): SeedPage => ({
  slug: 'cookies',
  title: 'Cookies et mémoire du navigateur',
  body: `
<p>Tu n’as pas vu de bandeau de cookies, et c’est voulu : sans ton accord, ${name} n’utilise que ce qui est strictement nécessaire à son fonctionnement. Ces traceurs-là ne demandent pas d’accord. Les voici tous.</p>
<h2>Ce qui est toujours là</h2>
<table><caption>Mémoire strictement nécessaire</caption><thead><tr><th scope="col">Quoi</th><th scope="col">À quoi cela sert</th><th scope="col">Combien de temps</th></tr></thead><tbody>
<tr><th scope="row">Cookie de session</th><td>Te garder connectée. Illisible par les scripts de la page.</td><td>60 jours au plus, 30 sans passage, ou jusqu’à ta déconnexion</td></tr>
<tr><th scope="row">Marque du navigateur</th><td>Reconnaître le navigateur d’où tu viens d’habitude, pour t’écrire quand c’en est un autre, et pour te laisser entrer quand une inconnue essaie des mots de passe sur ton compte.</td><td>1 an</td></tr>
<tr><th scope="row">Navigateur de confiance</th><td>Ne pas redemander la validation en deux étapes, si tu l’as choisi.</td><td>30 jours</td></tr>
<tr><th scope="row">Avis de suspension, retour d’un autre service de connexion</th><td>Passer d’une page à la suivante pendant que tu te connectes.</td><td>Quelques minutes</td></tr>
<tr><th scope="row">Lien d’invitation ou ville</th><td>Retenir le lien ou la page de ville qui t’a menée à l’inscription, le temps de la finir.</td><td>1 heure au plus</td></tr>
<tr><th scope="row">Écran d’accueil vu, forme des listes</th><td>Ne pas rejouer l’animation, garder la vue que tu préfères.</td><td>Jusqu’à la fermeture, ou jusqu’à ce que tu l’effaces</td></tr>
<tr><th scope="row">Thème, son, raccourci de recherche, aide déjà lue</th><td>Retenir tes choix, ne pas te montrer deux fois la même aide.</td><td>Jusqu’à ce que tu l’effaces</td></tr>
<tr><th scope="row">Profil rempli</th><td>Te laisser finir tes premiers pas avant de te demander autre chose.</td><td>Jusqu’à ta déconnexion</td></tr>
<tr><th scope="row">Boîte d’envoi et brouillons</th><td>Garder sur ton appareil ce que tu as écrit sans réseau, jusqu’à l’envoi.</td><td>Jusqu’à l’envoi, ou jusqu’à ta déconnexion</td></tr>
<tr><th scope="row">Dernières recherches</th><td>Te les reproposer. Le serveur ne les connaît pas.</td><td>Jusqu’à la fermeture de l’onglet</td></tr>
<tr><th scope="row">Tes réponses aux questions de cette page</th><td>Ne pas te redemander ce que tu as accepté ou refusé.</td><td>6 mois pour la mesure, jusqu’à ce que tu l’effaces pour le reste</td></tr>
<tr><th scope="row">Invitations remises à plus tard</th><td>Ne pas te redemander trop tôt d’installer l’application ou d’activer les notifications.</td><td>7 à 30 jours</td></tr>
<tr><th scope="row">Copies hors ligne</th><td>Ouvrir l’application installée quand le réseau manque.</td><td>Jusqu’à la mise à jour suivante, ou jusqu’à ta déconnexion</td></tr>
</tbody></table>
<h2>Ce qui dépend de ton choix</h2>
{{mesure}}
<p>Membre, tu peux aussi demander à ce navigateur de retenir ce que tu as vu : les cinquante derniers profils, et autant de partages, d’articles et de communautés, par leur adresse, leur nom et leur image, et tes dernières recherches. La question t’est posée une seule fois, quand tu ouvres la recherche, à la place de la liste « Vus récemment ». Ta réponse vaut pour ce navigateur, et un refus reste un refus ; tu la changes au même endroit, ou dans <a href="/settings/confidentialite">tes réglages</a>. Sans ton accord rien n’est retenu, et si tu le retires tout s’efface aussitôt. Le serveur n’en garde rien : il lit ces adresses le temps de te dire lesquelles existent encore pour toi. Ta déconnexion efface la liste, l’arrivée d’une autre membre aussi ; ta réponse reste, pour ne pas te la redemander.</p>
<h2>Ce que tu ne trouveras pas</h2>
<p>Ni régie publicitaire, ni bouton de réseau social qui te suit, ni police de caractères chargée ailleurs, ni carte d’un autre site. Les images, les caractères et les scripts viennent de ce serveur.</p>
<h2>Les liens vers l’extérieur</h2>
<p>Quand une membre partage un lien, une page t’en montre l’adresse en entier et te demande si tu veux continuer. Une fois sortie, les règles sont celles de l’autre site.</p>
<h2>Tout effacer</h2>
<p>Déconnecte-toi, puis efface les données du site dans les réglages de ton navigateur. La navigation privée évite d’en laisser sur un ordinateur partagé, et le bouton « Sortie » remplace aussitôt la page par une page neutre. Il n’efface pas l’historique déjà enregistré : pense à le faire si quelqu’un peut consulter ton appareil.</p>`,
})
