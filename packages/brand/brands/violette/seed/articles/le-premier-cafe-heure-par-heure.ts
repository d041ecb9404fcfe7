import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'le-premier-cafe-heure-par-heure',
  title: 'Le premier café, heure par heure',
  excerpt:
    'De la veille au lendemain, le déroulé d’un premier rendez-vous : où se voir, qui prévenir, comment partir tôt sans mentir, et ce qu’on s’écrit ensuite.',
  category: 'rencontres',
  tags: ['rendez-vous', 'securite', 'consentement'],
  seoTitle: 'Premier rendez-vous entre femmes, heure par heure',
  seoDescription:
    'Un premier rendez-vous entre femmes, de la veille au lendemain : lieu, amie prévenue, départ facile, message d’après.',
  daysAgo: 66,
  author: 'maud',
  cover: {
    file: 'v-lettres.svg#svgView(viewBox(760,380,420,280))',
    alt: 'Une tasse de café vue de haut, sur une nappe corail',
  },
  related: [
    'trouver-le-premier-mot',
    'demander-jusque-dans-les-petites-choses',
    'trop-belle-trop-vite-reconnaitre-une-arnaque-aux-sentiments',
  ],
  body: `<p>Vous vous êtes écrit, puis parlé. Samedi, elle aura une démarche, une odeur de shampooing et peut-être un rire que l’écran ne laissait pas deviner. Voici une journée possible. Prends ce qui te sert.</p>
<h2 id="la-veille">La veille</h2>
<p><strong>19 h.</strong> Un appel de dix minutes, si ce n’est pas encore fait. La voix trie mieux que vingt messages, et une visio brève confirme que c’est bien elle. Quelqu’un qui refuse toute voix et toute image pendant des semaines a parfois de bonnes raisons ; elle peut au moins te les dire.</p>
<p><strong>19 h 30.</strong> Choisissez le lieu. Public, passant, à une distance raisonnable pour chacune, avec une sortie visible et un café qu’on paie au comptoir. Pas chez toi, pas chez elle, pas dans sa voiture « pour aller voir un endroit ». Marcher convient très bien : les silences y passent mieux.</p>
<p><strong>20 h.</strong> Écris à une amie : avec qui, où, à quelle heure, quand tu lui feras signe. Donne-lui le nom d’utilisatrice et convenez d’un mot banal, « tu as pensé au pain ? », qui voudra dire : appelle-moi, j’ai besoin d’un prétexte. Si tu n’es pas sortie du silence, choisis quelqu’un qui sait déjà, ou dis simplement que tu vois une connaissance.</p>
<h2 id="le-jour-meme">Le jour même</h2>
<p><strong>14 h.</strong> Habille-toi comme un jour où tu te plais. Charge ton téléphone. Prévois ton propre trajet de retour, billet pris ou vélo gonflé : pouvoir repartir seule, c’est déjà être libre d’écouter.</p>
<p><strong>15 h.</strong> Arrive, entre, commande toi-même. Garde ton verre avec toi. Dis que tu as une heure devant toi, même si tu en as quatre : une heure se prolonge sans gêne, un après-midi entier se raccourcit mal.</p>
<p><strong>15 h 10.</strong> Avoue le trac. « J’ai failli faire demi-tour au coin de la rue » est une entrée en matière très sûre, parce qu’elle a failli aussi.</p>
<p><strong>15 h 30.</strong> Pose des questions dont tu ignores la réponse, et laisse finir les phrases. Garde pour plus tard ton adresse exacte, le nom de ton employeur, l’école des enfants. On se confie par étapes, voilà tout.</p>
<h2 id="partir">Partir, ou rester</h2>
<p><strong>15 h 50.</strong> L’heure approche. Trois cas.</p>
<ul>
<li><strong>C’est bien.</strong> Dis-le avec des mots simples : « J’ai envie de rester encore un peu, et toi ? » La question compte autant que l’envie.</li>
<li><strong>C’est agréable, sans plus.</strong> « J’ai passé un bon moment et je vais rentrer. » Tu n’as pas à fabriquer une grand-mère malade.</li>
<li><strong>C’est lourd.</strong> Elle insiste, elle te touche sans demander, elle boit trop, elle te met mal à l’aise sans que tu saches pourquoi. « Je rentre » est une phrase complète. Adresse-toi au comptoir si elle te suit, et appelle le 17 si tu te sens en danger ; le 114 reçoit les SMS quand on ne peut pas parler.</li>
</ul>
<p>Tu peux changer d’avis à chaque étape, y compris après avoir dit oui, y compris devant sa porte. Elle aussi. Un « je préfère qu’on s’arrête là » reçu sans bouderie dit beaucoup de bien de quelqu’un.</p>
<h2 id="apres">Après</h2>
<p><strong>17 h.</strong> Un signe à l’amie qui veillait. Elle attend, et elle veut surtout les détails.</p>
<p><strong>Le soir.</strong> Écris la vérité, courte. « J’aimerais te revoir, dimanche prochain ? » ou bien « J’ai aimé te rencontrer, et je ne sens pas d’histoire entre nous. » Les deux phrases sont plus douces que trois jours d’attente. Si tu ne sais pas encore, dis cela aussi : « Je laisse reposer, je te réponds mardi », et réponds mardi.</p>
<p><strong>Le lendemain.</strong> Demande-toi une seule chose : est-ce que tu te sentais plus toi-même, ou moins, en partant ? La réponse vaut mieux que n’importe quelle liste de critères.</p>
<p>À faire aujourd’hui, même sans rendez-vous en vue : choisis l’amie que tu préviendras le jour venu, et mettez-vous d’accord sur le mot banal. Et si quelque chose s’est mal passé, raconte-le-nous avec « Signaler », ou lis la page <a href="/l/securite">Sécurité</a> : une personne te répondra.</p>`,
}
