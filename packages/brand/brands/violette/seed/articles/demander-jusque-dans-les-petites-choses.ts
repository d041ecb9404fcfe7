import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'demander-jusque-dans-les-petites-choses',
  title: 'Demander, jusque dans les petites choses',
  excerpt:
    'Le consentement ne commence pas dans une chambre. Il commence par un prénom qu’on ne répète pas, une photo qu’on n’envoie pas, une main qu’on propose. Lexique de phrases à dire.',
  category: 'rencontres',
  tags: ['consentement', 'amour', 'premier-message'],
  seoTitle: 'Consentement entre femmes : les phrases pour demander',
  seoDescription:
    'Photos, confidences, gestes, rendez-vous : des phrases simples pour demander, refuser et changer d’avis entre femmes.',
  daysAgo: 157,
  author: 'admin',
  cover: {
    file: 'v-herbier.svg#svgView(viewBox(500,150,560,373))',
    alt: 'Deux violettes et une fleur corail sur un fond mauve',
  },
  related: [
    'le-premier-cafe-heure-par-heure',
    'une-image-de-toi-circule-les-premieres-heures',
    'lettre-a-celle-qui-vient-d-etre-quittee',
  ],
  body: `<p>On croit parfois qu’entre femmes la question ne se pose pas : nous serions douces de naissance, et devinerions tout. Non. Une femme peut insister, bouder, prendre sans demander, et celle qui subit peine d’autant plus à le nommer qu’on lui a promis l’inverse. La bonne nouvelle tient en un verbe qui s’apprend : demander.</p>
<h2 id="quatre-qualites">Un oui qui en est un</h2>
<p>Un vrai oui a quatre qualités. Il est <strong>libre</strong> : personne ne le paiera d’un silence ou d’une scène. Il est <strong>informé</strong> : on sait à quoi l’on répond. Il est <strong>précis</strong> : venir dormir n’est pas tout le reste. Il est <strong>réversible</strong> : on peut le reprendre au milieu d’une phrase, et cela suffit. Quelqu’un qui dort, qui a trop bu, qui a peur ou qui se fige ne dit pas oui. L’absence de non n’a jamais été une réponse.</p>
<p>Cela vaut pour les corps. Cela vaut aussi, bien avant, pour tout ce qu’on échange.</p>
<h2 id="lexique">Petit lexique des demandes</h2>
<h3>Une confidence</h3>
<p>« J’ai une chose un peu lourde à raconter. Tu as la place ce soir ? » Et de l’autre côté : « Pas ce soir, demain oui. » Écouter est un don, pas une fonction.</p>
<h3>Un secret qui n’est pas à toi</h3>
<p>« Est-ce que je peux dire à Léa que tu viens avec ta compagne ? » Avant de prononcer le prénom d’une amie devant quelqu’un qui ignore tout d’elle, on vérifie. Révéler l’orientation d’une autre, même par enthousiasme, c’est décider de sa vie à sa place.</p>
<h3>Une photo</h3>
<p>« Je t’ai prise de dos sur la plage, je peux la publier ? » Pour une image intime, la demande vient avant, jamais avec : « Tu as envie que je t’en envoie une ? » Sur Violette, elle n’est possible qu’entre adultes, dans une conversation acceptée, et si elle est demandée. Une image reçue n’est pas à toi : on ne la montre pas, on ne la garde pas quand l’autre dit d’effacer.</p>
<h3>Un geste</h3>
<p>« J’ai envie de te prendre la main. » La phrase fait partie du geste, et la seconde d’attente qui suit également. On s’en souvient longtemps.</p>
<h3>Une nuit</h3>
<p>« Qu’est-ce qui te ferait plaisir ? Qu’est-ce que tu ne veux pas ? » Deux questions, posées habillées, qui ôtent à chacune la charge de deviner. Parlez aussi de protection et de dépistage : les infections existent entre femmes, et une sage-femme ou une médecin vous en parlera sans détour.</p>
<h2 id="recevoir-un-non">Recevoir un non</h2>
<p>Il pique ; c’est normal. Ce qui compte est la phrase d’après. « Merci de me le dire » referme la question. « Pourquoi ? », « tu es sûre ? », « la dernière fois tu voulais bien » la rouvrent à la force du poignet. Un refus n’a pas besoin de motif recevable.</p>
<p>Si tu te surprends à compter ce que tu as donné, les cafés, les heures, les trajets, arrête-toi là : l’affection n’ouvre pas de crédit.</p>
<h2 id="dire-non">Dire non, quand on n’a pas appris</h2>
<ul>
<li><strong>Doux</strong> : « J’aime te lire, et je ne sens pas autre chose. »</li>
<li><strong>Net</strong> : « Non, je n’en ai pas envie. »</li>
<li><strong>En cours de route</strong> : « J’ai dit oui tout à l’heure, maintenant c’est non. »</li>
<li><strong>Face à l’insistance</strong> : « Tu me l’as demandé trois fois. Je m’en vais. »</li>
</ul>
<p>Et si tu n’as pas pu le dire, si ta voix s’est bloquée, ce n’est pas ta faute. Se figer est une façon qu’a le corps de se protéger. Le 3919 écoute aussi les femmes à qui une femme a fait du mal, gratuitement, sans demander ton nom ; la page <a href="/l/securite">Sécurité</a> donne les autres numéros.</p>
<p>Commence dès aujourd’hui par une chose minuscule : une photo de groupe, un dernier verre, un prénom. Prends une phrase de cette page et dis-la pour de vrai, même si tu crois deviner la réponse. On exerce le oui et le non sur des riens, afin de les avoir sous la main les jours qui comptent.</p>`,
}
