import type { SeedPage } from '../seed-content.ts'
import type { Site } from './site.ts'

export const safety = (site: Site): SeedPage => ({
  slug: 'securite',
  title: 'Sécurité et lignes d’écoute',
  body: `
<p><strong>En danger immédiat, appelle le 17 ou le 112. Si tu ne peux pas parler, envoie un SMS au 114.</strong> Pour une urgence médicale, le 15.</p>
<h2>Parler à quelqu’un</h2>
<ul>
<li><strong>3919</strong>, Violences Femmes Info : écoute et orientation pour les femmes victimes de violences. Gratuit et anonyme, jour et nuit. Ce n’est pas un numéro d’urgence.</li>
<li><strong>3018</strong> : harcèlement et violences en ligne, images intimes diffusées sans ton accord, usurpation d’identité. L’équipe peut aider à faire retirer des contenus.</li>
<li><strong>119</strong>, Enfance en danger : pour une personne mineure en danger, ou un doute. Gratuit, jour et nuit ; il ne figure pas sur les factures.</li>
<li><strong>116 006</strong>, France Victimes : aide aux victimes, quelle que soit l’infraction.</li>
<li><strong>3114</strong> : prévention du suicide, pour toi ou pour quelqu’un que tu aimes.</li>
</ul>
<p>Tu peux aussi échanger par écrit avec des policières et des policiers formés sur <a href="https://arretonslesviolences.gouv.fr">arretonslesviolences.gouv.fr</a>, et signaler un contenu illégal sur <a href="https://www.internet-signalement.gouv.fr">internet-signalement.gouv.fr</a>. Les horaires changent : ils sont indiqués par chaque service. La <a href="/l/support">page d’aide</a> donne les mêmes numéros, à toucher pour appeler.</p>
<h2>Ici, tout de suite</h2>
<ul>
<li><strong>Bloquer</strong> : elle ne te voit plus, tu ne la vois plus, nulle part. Elle n’en est pas avertie. Tu peux le faire depuis tes réglages, sans rouvrir son profil.</li>
<li><strong>Signaler</strong> : depuis n’importe quel contenu. Une personne lit, décide et te répond. Tu peux signaler et bloquer d’un même geste.</li>
<li><strong>Sortie</strong> : le bouton, ou trois fois la touche Échap, remplace la page par une autre.</li>
<li><strong>Mode discret</strong> : dans <a href="/settings/discretion">tes réglages</a>, tes onglets, tes notifications et l’objet de tes mails ne disent plus rien du site, et l’application s’installe sous un autre nom.</li>
<li><strong>Te mettre en pause</strong> : dans <a href="/settings/compte">tes réglages</a>, ton profil disparaît partout et tu es déconnectée, jusqu’à ta prochaine connexion.</li>
</ul>
<h2>Une première rencontre</h2>
<p><strong><a href="/meetings">Je rencontre quelqu’un</a></strong> : tu dis où, quand, et qui prévenir. À l’heure que tu choisis, un rappel neutre te demande si tout va bien ; sans réponse, la personne que tu as choisie reçoit un mail. Tout est chiffré, et effacé 48 heures après. Personne ne te surveille : en danger, c’est le 17, le 112, ou un SMS au 114.</p>
<ol>
<li>Parlez-vous un moment ici, puis par la voix. Prendre son temps ne vexe que celles qui avaient de mauvaises raisons d’aller vite.</li>
<li>Choisis un lieu public et passant, à une heure où tu peux rentrer seule.</li>
<li>Dis à une amie où tu vas, avec qui et quand tu l’appelleras.</li>
<li>Garde pour toi ton adresse, ton employeur et l’école de tes enfants.</li>
<li>Tu peux partir à tout moment, sans explication. « Je rentre » est une phrase complète.</li>
</ol>
<h2>Reconnaître une arnaque</h2>
<p>Elle va très vite, elle ne peut jamais se montrer, elle a soudain besoin d’argent, d’un code reçu par SMS ou d’une photo intime. N’envoie rien, même une petite somme, garde les messages et signale-la : nous prévenons les autres.</p>
<h2>Une image de toi circule</h2>
<p>Diffuser une image intime sans accord est un délit, même si tu avais accepté de la prendre ou de l’envoyer. Fais des captures, appelle le 3018, signale ici avec le motif « image intime sans consentement » : ces signalements passent devant les autres.</p>
${site.safety}`,
})
