import type { SeedPage } from '../brand.ts'
import type { Site } from './site.ts'

export const cookies = ({ name }: Site): SeedPage => ({
  slug: 'cookies',
  title: 'Cookies et mémoire du navigateur',
  body: `
<p>Aucun bandeau ne t’a accueillie, et c’est voulu : ${name} n’utilise par défaut que ce qui est strictement nécessaire à son fonctionnement. Ces traceurs-là ne demandent pas d’accord. Les voici tous.</p>
<h2>Ce qui est toujours là</h2>
<table><caption>Mémoire strictement nécessaire</caption><thead><tr><th scope="col">Quoi</th><th scope="col">À quoi cela sert</th><th scope="col">Combien de temps</th></tr></thead><tbody>
<tr><th scope="row">Cookie de session</th><td>Te garder connectée. Illisible par les scripts de la page.</td><td>Jusqu’à ta déconnexion, ou la fin de la session</td></tr>
<tr><th scope="row">Témoin de connexion</th><td>Dire à la page que quelqu’un est connecté, sans dire qui.</td><td>Comme la session</td></tr>
<tr><th scope="row">Thème</th><td>Retenir ton choix : automatique, clair ou sombre.</td><td>Jusqu’à ce que tu l’effaces</td></tr>
<tr><th scope="row">Profil rempli</th><td>Ne pas te reproposer les premiers pas.</td><td>Jusqu’à ce que tu l’effaces</td></tr>
<tr><th scope="row">Boîte d’envoi</th><td>Garder sur ton appareil un message écrit sans réseau, jusqu’à son départ.</td><td>Jusqu’à l’envoi</td></tr>
<tr><th scope="row">Copies hors ligne</th><td>Ouvrir l’application installée quand le réseau manque.</td><td>Jusqu’à la mise à jour suivante</td></tr>
</tbody></table>
<h2>Ce qui dépend de ton choix</h2>
<ul>
<li><strong>L’historique local</strong> : les derniers profils, partages et salons que tu as ouverts, gardés sur ton appareil seulement, cinquante au plus. Sans ton accord, il n’existe pas.</li>
<li><strong>La mesure d’audience</strong> : elle est éteinte. Si l’exploitante du site l’active un jour, deux boutons de même taille te demanderont ton avis, « Accepter » et « Refuser », et rien ne se passera avant ta réponse.</li>
</ul>
<p>Ton choix est gardé six mois, puis nous reposons la question. Tu peux en changer à tout moment depuis le lien « Cookies » au bas de chaque page.</p>
<h2>Ce que tu ne trouveras pas</h2>
<p>Ni régie publicitaire, ni bouton de réseau social qui te suit, ni police de caractères chargée ailleurs, ni carte d’un autre site. Les images, les caractères et les scripts viennent de ce serveur.</p>
<h2>Les liens vers l’extérieur</h2>
<p>Quand une membre partage un lien, une page t’en montre l’adresse en entier et te demande si tu veux continuer. Une fois sortie, les règles sont celles de l’autre site.</p>
<h2>Tout effacer</h2>
<p>Déconnecte-toi, puis efface les données du site dans les réglages de ton navigateur. La navigation privée évite d’en laisser sur un ordinateur partagé, et le bouton « Sortie rapide » remplace aussitôt la page par une autre, sans intérêt pour personne. Il n’efface pas l’historique déjà enregistré : pense à le faire si quelqu’un peut consulter ton appareil.</p>`,
})
