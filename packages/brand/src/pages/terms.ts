import type { SeedPage } from '../seed-content.ts'
import type { Site } from './site.ts'

export const terms = ({ name, purpose, automatic }: Site): SeedPage => ({
  slug: 'cgu',
  title: 'Conditions d’utilisation',
  body: `
<p>Version du 1er novembre 2026. En créant ton compte, tu conclus avec l’exploitante du site le contrat que voici. Nous l’avons écrit pour qu’il soit lu.</p>
<h2>1. Ce que tu trouves sur ${name}</h2>
<p>${name} est un réseau social en ligne ${purpose}. Tu y tiens un profil, tu publies des partages, tu rejoins des communautés, tu écris à d’autres membres. Tout est gratuit. Il n’existe ni abonnement, ni option payante, ni publicité, et aucun réglage de confidentialité ne se paie.</p>
<h2>2. Qui peut s’inscrire</h2>
<ul>
<li>Tu as 18 ans ou plus.</li>
<li>Tu es une femme et tu le déclares. Les femmes trans sont des femmes. Nous ne demandons ni civilité, ni pièce d’identité.</li>
<li>Tu viens en ton nom, avec un seul compte, et tu ne le prêtes pas.</li>
</ul>
<p>Ce lieu est réservé aux femmes pour protéger leur vie privée et leur permettre de se parler sans être importunées.</p>
<h2>3. Ce que nous te devons</h2>
<p>Nous tenons le service avec soin, nous protégeons tes données comme l’explique la page <a href="/l/confidentialite">Confidentialité</a>, nous traitons les signalements et nous te prévenons des changements importants. Nous ne promettons pas un service sans aucune interruption. Nous ne lisons pas tes conversations : les modératrices ne voient que les messages qui leur sont signalés, et deux autres autour de chacun d’eux.</p>
<h2>4. Ce que tu nous dois</h2>
<p>Tu respectes la <a href="/l/charte">charte</a> et la loi. Tu ne publies que ce qui t’appartient ou ce que tu as le droit de montrer. Tu ne fais ni commerce, ni démarchage, ni collecte automatique de profils. Tu gardes ton mot de passe pour toi.</p>
<h2>5. Tes contenus</h2>
<p>Ils restent à toi. Tu nous permets seulement de les enregistrer et de les montrer aux personnes que tu as choisies, le temps que tu les laisses en ligne. Quand tu les supprimes, ils disparaissent du site ; des copies techniques s’effacent dans les délais indiqués sur la page Confidentialité.</p>
<h2>6. Modération</h2>
<p>Une personne décide, jamais une machine seule. Voici tout ce qui est automatique. Un premier message ne contient ni lien, ni photo, et un compte récent ne peut pas publier ni écrire beaucoup. Ce qu’un compte récent publie et les premiers messages qu’il envoie passent par un filtre : s’il y trouve un mot de la liste que tiennent nos modératrices, un lien ou un numéro de téléphone, il les retient, et personne d’autre ne les voit tant que l’une d’elles ne les a pas lus, puis publiés ou refusés.${automatic && ` ${automatic}`} Un même texte envoyé à la chaîne est bloqué. Un compte qui ouvre trop de profils en un jour est ralenti, et une modératrice en est prévenue. Selon la gravité, nous pouvons avertir, masquer un contenu, suspendre un compte jusqu’à une date ou l’exclure. Tu reçois toujours les raisons et tu peux demander une relecture pendant six mois, une fois par décision, rendue par une autre personne. Les abus manifestes et répétés du signalement peuvent aussi être sanctionnés.</p>
<h2>7. Partir</h2>
<p>Tu peux te mettre en pause depuis tes réglages, ou supprimer ton compte dans <a href="/settings/donnees">Réglages, Mes données</a>, sans donner de raison. Tu as quatorze jours pour changer d’avis, puis l’effacement a lieu. Tu peux demander une copie de toutes tes données avant de partir. Un compte inactif pendant deux ans est supprimé après un avertissement.</p>
<h2>8. Responsabilité</h2>
<p>Nous répondons de nos fautes. Nous ne répondons pas de ce que les membres disent ou font, ni des rencontres qu’elles organisent ; la page <a href="/l/securite">Sécurité</a> donne des conseils simples, lis-la avant un premier rendez-vous.</p>
<h2>9. Changements, droit applicable</h2>
<p>Si ces conditions changent, nous te prévenons au moins quinze jours avant et nous te redemandons ton accord. Le droit français s’applique, avec la protection que la loi donne aux consommatrices.</p>`,
})
