import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'lettre-a-celle-qui-veut-tout-changer-lundi',
  title: 'Lettre à celle qui veut tout changer lundi',
  excerpt:
    'Une lettre pour le dimanche soir, quand l’élan ressemble à une punition : comment garder l’envie, lâcher la pureté, et reconnaître le moment où demander de l’aide.',
  category: 'premiers-pas',
  tags: ['debuter', 'fragilites'],
  seoTitle: '',
  seoDescription:
    'Envie de tout manger cru dès lundi ? Une lettre pour garder l’élan sans se faire mal, et reconnaître quand la nourriture devient une inquiétude.',
  daysAgo: 402,
  author: 'maud',
  cover: {
    file: 's-feuilles-nuit.svg#svgView(viewBox(800,100,700,467))',
    alt: 'De grandes feuilles, une orange et un citron sur un fond de nuit',
  },
  related: ['commencer-par-une-seule-assiette', 'petit-glossaire-du-cru', 'cru-en-janvier-deux-voix'],
  body: `<p>Chère toi,</p>
<p>Il est dimanche, vingt-deux heures. Tu as lu trois témoignages, rempli un panier, écrit « lundi » en haut d’une page blanche. Demain, plus de pain, plus de café, plus de fromage : du vivant, rien que du vivant. Je connais cette page. Elle est belle parce qu’elle est vide.</p>
<p>Je ne t’écris pas pour te décourager. J’aime les élans, ils font pousser des potagers. Je t’écris parce que je modère ici, et que je lis aussi les messages du jeudi.</p>
<h2 id="le-jeudi">Ce qui arrive le jeudi</h2>
<p>Le jeudi, il fait froid, le panier coûte plus que prévu, une collègue fête son départ avec un gâteau. On en mange une part. Et au lieu de penser « ce gâteau était bon », on pense « j’ai craqué ». Le mot est déjà une punition. Le vendredi, on se rattrape, on mange moins ; le samedi, on a très faim ; le dimanche, on recommence une page blanche.</p>
<p>Ce n’est pas un manque de volonté. Une règle trop étroite finit toujours par être enfreinte, et c’est elle qui était mal coupée, pas toi.</p>
<h2 id="trois-mots">Trois mots à laisser au vestiaire</h2>
<ul>
<li><strong>Pure.</strong> Une carotte n’est pas plus morale qu’une crêpe. Elle est seulement plus orange.</li>
<li><strong>Nettoyer.</strong> Ton foie et tes reins travaillent déjà, sans abonnement. Aucun jus ne les remplace, et aucune cure n’a sa place à cette table.</li>
<li><strong>Craquer.</strong> Les branches craquent. Toi, tu as mangé quelque chose.</li>
</ul>
<h2 id="ce-que-je-propose">Ce que je te propose à la place</h2>
<p>Ajoute avant d’enlever. Une salade de chou à côté du gratin, une poire dans le sac, un bocal de lentilles cuites qui attend. Pendant un mois, ne supprime rien. Tu verras que le neuf fait sa place sans chasser personne, et que ce qui part tout seul ne manque pas.</p>
<p>Garde le rendez-vous des autres. Mange le couscous de ta tante. Celle qui refuse une invitation à cause d’une règle vient de perdre un repas et une soirée.</p>
<p>Ne te pèse pas pour savoir si cela « marche ». Ici, on ne parle pas de poids, et ce n’est pas de la pudeur : c’est que le goût d’une tomate d’août ne se mesure pas en kilos.</p>
<h2 id="le-signe">Le signe à ne pas laisser passer</h2>
<p>Il y a une autre lettre sous celle-ci, plus courte. Si tu penses à la nourriture du matin au soir. Si tu tries, comptes, caches, compenses. Si la liste des aliments permis raccourcit, si tu évites de manger devant les autres, si un écart te prive de sommeil. Si tes règles ont disparu, si tu as des vertiges, si l’on s’inquiète autour de toi. Alors ce n’est plus une affaire de recettes, et cela se soigne.</p>
<p>Parles-en à ta médecin, même avec des phrases en désordre. La <a href="https://www.ffab.fr">Fédération française anorexie boulimie</a> oriente vers des lieux de soin, pour toi ou pour celle qui t’inquiète. Des contacts t’attendent aussi sur notre <a href="/l/securite">page Sécurité</a>. En cas de malaise ou d’idées noires, on appelle le 15, ou le 3114, le numéro national de prévention du suicide, à toute heure.</p>
<h2 id="ce-soir">Ce soir, à la place de la page</h2>
<p>Raye « lundi ». Écris une chose, une seule, que tu aimerais goûter cette semaine : un fenouil, une mangue, des radis au beurre. Colle-la sur le frigo. C’est tout ton programme, et il tient jusqu’à dimanche.</p>
<p>Je t’embrasse, et je te garde une chaise.</p>
<p>Maud</p>
<p><em>Cette lettre n’est pas un avis médical. Si tu as vécu un trouble alimentaire, évite de commencer une alimentation à règles, quelle qu’elle soit, sans l’équipe qui te suit.</em></p>`,
}
