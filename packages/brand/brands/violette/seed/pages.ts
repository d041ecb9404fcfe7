import { legalPages } from '../../../src/pages/index.ts'
import type { SeedPage } from '../../../src/seed-content.ts'

const charter: SeedPage = {
  slug: 'charte',
  title: 'La charte',
  body: `
<p>Dix phrases pour que chacune parle sans baisser la voix. Elles s’appliquent partout : profils, partages, salons, messages.</p>
<h2>Entre nous</h2>
<ol>
<li><strong>Je viens comme je suis.</strong> En mon nom, avec mes photos, une seule fois. Je suis une femme et j’ai plus de 18 ans.</li>
<li><strong>Je parle à une femme, pas à un profil.</strong> Je lis avant d’écrire, je demande avant d’insister.</li>
<li><strong>Un silence est une réponse, un non aussi.</strong> Je ne relance pas celle qui se tait, je ne punis pas celle qui refuse.</li>
<li><strong>Ce qui est dit ici reste ici.</strong> Je ne copie pas une conversation, je ne montre pas une photo, je ne révèle jamais l’orientation d’une autre. Ni à ses proches, ni à personne.</li>
<li><strong>Je ne juge ni les corps, ni les âges, ni les parcours.</strong> Les femmes trans sont chez elles, les femmes bisexuelles aussi, celles qui cherchent encore également.</li>
<li><strong>Je laisse le racisme, la haine et le mépris à la porte.</strong> L’humour n’est pas une excuse quand quelqu’un en souffre.</li>
<li><strong>J’envoie une image intime seulement si elle est demandée, entre adultes et dans une conversation acceptée.</strong> Jamais dans un partage ou dans un salon.</li>
<li><strong>Je ne vends rien.</strong> Ni produit, ni service, ni contenu payant, ni cause déguisée.</li>
<li><strong>Je signale plutôt que je ne réplique.</strong> Une modératrice lira. Je ne lance pas de meute.</li>
<li><strong>Je prends soin du premier rendez-vous.</strong> Lieu public, amie prévenue, liberté de partir.</li>
</ol>
<h2>Si tu oublies l’une de ces phrases</h2>
<p>On peut se tromper. Le plus souvent, un mot suffit et le contenu est retiré. Si cela recommence, ou si c’est grave, l’équipe peut avertir, masquer, suspendre ou exclure. La décision dit toujours ce qui s’est passé, quelle règle s’applique et comment demander un nouvel examen.</p>
<p>Pour certains faits, il n’y a pas d’indulgence : les menaces, les abus sur des mineures, la diffusion d’images intimes sans accord et le fait de révéler l’orientation de quelqu’un entraînent une mesure immédiate et, lorsque la loi le demande, un signalement aux autorités.</p>
<h2>Et nous</h2>
<p>Nous lisons chaque signalement. Nous ne lisons pas tes conversations. Nous répondons, même pour dire non. Et quand nous nous trompons, nous le disons.</p>`,
}

const about: SeedPage = {
  slug: 'a-propos',
  title: 'À propos de Violette',
  body: `
<p>Au début du vingtième siècle, des femmes s’offraient des violettes pour se dire ce qu’elles n’écrivaient pas. Nous avons gardé la fleur, et ajouté le droit d’écrire.</p>
<h2>Pour qui</h2>
<p>Violette réunit des femmes qui ont envie de rencontrer des femmes : pour une histoire, une amitié, une sortie, ou une conversation qui dure jusqu’à une heure déraisonnable. On y vient à dix-neuf ans ou à soixante-douze, sûre de soi ou pas sûre du tout, seule, en couple, avec des enfants, après une autre vie. Les femmes trans y sont chez elles.</p>
<h2>Ce que nous avons choisi</h2>
<ul>
<li><strong>Des mots avant les photos.</strong> Une pensée prend ici autant de place qu’une image. On ne fait pas défiler des visages en triant.</li>
<li><strong>Des demandes, pas des intrusions.</strong> Le premier message attend que tu l’acceptes. Sans ton accord, ni photo, ni lien.</li>
<li><strong>Une commune, jamais un point.</strong> Nous ne savons pas où tu es, seulement autour de quelle ville tu vis.</li>
<li><strong>Une personne derrière chaque décision.</strong> Les certifications et les signalements sont lus par des modératrices.</li>
<li><strong>Rien à vendre.</strong> Ni abonnement, ni publicité. La discrétion n’est pas une option payante.</li>
</ul>
<h2>Ce que nous ne faisons pas</h2>
<p>Nous ne promettons pas de trouver quelqu’un à ta place. Nous ne calculons pas de pourcentage de compatibilité. Nous n’envoyons pas de faux « quelqu’un pense à toi » pour te faire revenir. Les chiffres que tu vois sont les vrais, et s’ils sont petits, c’est que le lieu est jeune.</p>
<h2>Qui fait vivre le site</h2>
<p>Le logiciel est libre et peut tourner sur un seul petit serveur. L’exploitante du site en assume les frais et en répond : les <a href="/l/mentions-legales">mentions légales</a> disent qui elle est, et <a href="/l/comment-cela-tient">Comment cela tient</a>, ce que cela coûte. Pour une idée, un désaccord ou un coup de main, la <a href="/l/contact">page de contact</a> est lue par une personne.</p>`,
}

export const pages: SeedPage[] = [
  ...legalPages({
    name: 'Violette',
    purpose: 'destiné aux femmes qui souhaitent rencontrer d’autres femmes et échanger avec elles',
    automatic: '',
    reveals: 'ton orientation sexuelle ou ta vie affective',
    use: 'te montrer aux autres membres, comme tu l’as choisi, et te proposer des rencontres',
    safety: `<h2>Quand tu n’en as encore parlé à personne</h2>
<p>Personne n’a le droit de révéler ton orientation à ta place. Si quelqu’un t’en menace, ce peut être un délit : garde les messages, signale, appelle le 3018. Les notifications discrètes n’affichent ni prénom, ni contenu, et le bouton « Sortie » reste à portée de main. Des associations écoutent les personnes lesbiennes, bies et trans, et leurs proches, comme SOS homophobie ou Contact.</p>`,
  }),
  charter,
  about,
]
