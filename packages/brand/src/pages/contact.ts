import type { SeedPage } from '../seed-content.ts'

/** `{{contact}}` is replaced with the operator's address at render time. */
export const contact = (): SeedPage => ({
  slug: 'contact',
  title: 'Nous écrire',
  body: `
<p>Tu préfères nous envoyer un e-mail ? Notre adresse est <a href="mailto:{{contact}}">{{contact}}</a>.</p>
<h2>Si quelqu’un est en danger</h2>
<p>N’attends pas notre réponse. Appelle le 17 ou le 112, ou écris au 114. La <a href="/l/securite">page sécurité</a> donne les lignes d’écoute et dit quoi faire tout de suite.</p>
<h2>Pour signaler un contenu ou un profil</h2>
<p>Le bouton « Signaler » va plus vite qu’un mail : il nous montre exactement ce que tu as vu, et prévient l’équipe aussitôt. Il se trouve dans le menu de chaque profil, de chaque partage et de chaque commentaire, et tu n’as pas besoin d’un compte pour signaler un profil public.</p>
<h2>Pour nous aider à t’aider</h2>
<ul>
<li><strong>Ton compte</strong> : écris depuis l’adresse de ton inscription. Ne nous envoie jamais ton mot de passe, nous ne le demandons pas.</li>
<li><strong>Tes données</strong> : dis ce que tu veux consulter, corriger, emporter ou effacer. Nous répondons en un mois au plus.</li>
<li><strong>L’accessibilité</strong> : dis la page, ton matériel et ce qui t’a arrêtée.</li>
<li><strong>Un problème technique</strong> : dis ce que tu faisais, ce que tu attendais et ce qui s’est passé, avec l’heure et le nom de ton navigateur.</li>
</ul>
<h2>Pour les autorités</h2>
<p>Cette adresse est notre point de contact unique au sens du règlement européen sur les services numériques.</p>`,
})
