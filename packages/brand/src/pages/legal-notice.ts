import type { SeedPage } from '../seed-content.ts'
import type { Site } from './site.ts'

export const legalNotice = ({ name, purpose }: Site): SeedPage => ({
  slug: 'mentions-legales',
  title: 'Mentions légales',
  body: `
<p>${name} est un réseau social en ligne ${purpose}. Cette page dit qui le fait vivre, qui l’héberge et à qui t’adresser.</p>
<h2>L’exploitante du site</h2>
<p>L’exploitante du site est la personne, l’association ou l’entreprise qui a installé ${name} et qui en répond.</p>
{{exploitante}}
<p>Ce que le site coûte et d’où vient l’argent se lit sur la page <a href="/l/comment-cela-tient">Comment cela tient</a>.</p>
<p>Sur une installation de démonstration, il n’y a ni exploitante commerciale, ni véritable membre : tous les profils, tous les partages et tous les messages que tu y lis sont inventés.</p>
<h2>L’hébergement</h2>
{{hebergement}}
<p>Les données des membres restent sur ce serveur et dans ses sauvegardes.</p>
<h2>Nous écrire</h2>
<p>Le moyen le plus rapide est la <a href="/l/contact">page de contact</a>. Elle sert aussi de point de contact unique pour les autorités et pour toute personne, membre ou non, au sens du règlement européen sur les services numériques. Nous répondons en français.</p>
<h2>Signaler un contenu</h2>
<p>Chaque profil, chaque partage, chaque commentaire et chaque message porte un bouton « Signaler ». Il n’est pas nécessaire d’avoir un compte pour signaler un profil public, ou pour nous écrire au sujet d’un contenu : dis-nous où il se trouve et pourquoi il pose problème, laisse un nom et une adresse e-mail (sauf s’il s’agit d’abus sur une personne mineure), et déclare que tu le fais de bonne foi. Tu reçois un accusé de réception daté, puis une décision motivée.</p>
<h2>Droits sur les contenus</h2>
<p>Les textes, les photos et les recettes publiés par une membre lui appartiennent ; elle permet seulement leur affichage sur ${name}, et ce droit s’éteint quand elle les retire. Le nom, les marques et les dessins du site ne peuvent être repris sans l’accord de l’exploitante. Le logiciel est publié sous une licence libre qui figure dans son code.</p>
<h2>Crédits</h2>
<p>Caractères Fraunces, Figtree et Bricolage Grotesque, sous licence SIL Open Font. Portraits de démonstration composés à partir de Lorelei, de Lisa Wischofsky (CC0). Icônes Lucide (ISC). Noms des communes : Insee et Base officielle des codes postaux, Licence Ouverte ; localités hors de France : GeoNames, CC BY 4.0.</p>
<h2>Droit applicable</h2>
<p>Le site relève du droit français. En cas de désaccord, écris-nous d’abord : le plus souvent, cela suffit.</p>`,
})
