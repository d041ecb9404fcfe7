import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'l-atelier-du-samedi-apprendre-de-ses-mains-a-plusieurs',
  title: 'L’atelier du samedi : apprendre de ses mains, à plusieurs',
  excerpt:
    'Du cambouis, de la terre, du lin. Ce qui se passe quand des femmes apprennent ensemble un geste, pourquoi on s’y parle mieux qu’ailleurs, et comment ouvrir un atelier chez toi.',
  category: 'sorties',
  tags: ['loisirs', 'organiser', 'amitie'],
  seoTitle: 'Apprendre un savoir-faire entre femmes : l’atelier',
  seoDescription:
    'Vélo, céramique, couture, bricolage : pourquoi apprendre un geste ensemble rapproche, et comment ouvrir un petit atelier.',
  daysAgo: 283,
  author: 'maud',
  cover: {
    file: 'v-vinyle.svg#svgView(viewBox(0,0,420,280))',
    alt: 'Une fleur blanche sur un fond violet',
  },
  related: [
    'organiser-une-sortie-ou-personne-n-arrive-seule',
    'le-jeudi-a-vingt-heures-tenir-un-cercle-de-lecture',
    'une-amie-cela-se-fabrique',
  ],
  body: `<p>Elle est entrée avec un vélo qui couinait et cette phrase que j’entends chaque samedi : « Je te préviens, je ne suis pas manuelle. » Deux heures plus tard, elle avait les mains noires jusqu’au poignet, une chaîne neuve, et l’air de quelqu’un à qui l’on a rendu quelque chose. Personne ne naît non manuelle. On nous a ôté l’outil un jour, gentiment, « laisse, je vais le faire », et nous l’avons cru.</p>
<h2 id="premiere-regle">On ne te prendra pas l’outil</h2>
<p>C’est la première règle de l’atelier où je passe mes samedis, et la seule qui soit affichée. Celle qui sait garde ses mains derrière le dos. Elle montre sur un autre vélo, elle explique, elle attend. C’est long. On serre à l’envers, on perd une bille, on recommence. Et soudain ça tourne, et l’on n’oubliera plus, puisque ce sont nos doigts qui l’ont appris.</p>
<p>La deuxième règle découle de l’autre : il n’y a pas de question bête, il y a des vis cachées. La troisième : on dit ce qu’on fait à voix haute. « Je desserre, je tire, ça coince. » Celle d’à côté entend, s’approche, et voilà comment deux inconnues se retrouvent penchées sur le même dérailleur.</p>
<h2 id="pourquoi-on-s-y-parle">Pourquoi on s’y parle mieux</h2>
<p>Parce qu’on ne se regarde pas. Face à face, à une table, il faut tenir sa figure. Côte à côte, les yeux sur un rayon voilé, on peut dire presque tout, entre deux silences qui n’ont rien de gênant : ils servent à réfléchir au rayon. J’ai entendu là des annonces de grossesse, des démissions, des premières fois. Quelqu’un répond « passe-moi la clé de huit », et c’est la réponse juste.</p>
<p>Parce qu’on rate ensemble. Un pot fendu au four, une manche cousue à l’envers, une étagère qui penche avec conviction : l’échec visible et sans gravité rend aimable. On n’a plus à paraître.</p>
<p>Parce qu’il y a une suite. Une conversation de bar se termine ; une écharpe, un potager, un meuble demandent qu’on revienne. Le geste fixe le rendez-vous à ta place.</p>
<h2 id="ouvrir">Ouvrir un atelier sans être experte</h2>
<p>Tu n’as pas besoin d’un local ni d’un diplôme. Il te faut une chose que tu fais à peu près bien, ou que tu veux apprendre avec d’autres.</p>
<ul>
<li><strong>Choisis un résultat qu’on emporte</strong> le jour même : un ourlet, une crevaison réparée, six raviolis, un carnet relié. La fierté s’emmène dans le bus.</li>
<li><strong>Limite à six</strong>, et prévois une table assez grande pour que chacune voie les mains des autres.</li>
<li><strong>Trouve le lieu</strong> : une maison de quartier, une ressourcerie, un tiers-lieu, une salle de médiathèque, un jardin quand il fait doux. Beaucoup prêtent volontiers. Demande quelle assurance couvre l’activité avant de sortir les outils qui coupent.</li>
<li><strong>Partage les frais, jamais plus.</strong> La terre, le tissu, le thé se divisent. Ici on ne vend rien ; c’est dans la <a href="/l/charte">charte</a>, et c’est ce qui garde l’air respirable.</li>
<li><strong>Prévois l’inégalité.</strong> Une qui va vite s’ennuie, une qui va lentement s’excuse. Donne à la rapide une débutante, à la lente une pause.</li>
<li><strong>Adapte le geste.</strong> Des ciseaux pour gauchères, un tabouret, un éclairage franc, des consignes écrites en plus de dites. Les mains qui tremblent ou qui ont mal font aussi.</li>
</ul>
<h2 id="seule-d-abord">Et si tu préfères regarder d’abord</h2>
<p>Les ateliers participatifs de vélo, les ressourceries, les cafés tricot, les fablabs ont presque tous une heure où l’on peut simplement passer. Certains réservent un créneau aux femmes : renseigne-toi dans ta ville. Entre, demande ce qu’on fabrique, propose de tenir quelque chose. Tenir est un rôle complet ; j’ai vu des amitiés de dix ans commencer par « tiens-moi ça ».</p>
<p>Fais ceci aujourd’hui : repère chez toi un objet qui grince, bâille, pend ou fuit. N’achète rien. Prends-le en photo et publie-le avec une question : « Qui m’apprend à réparer ça ? » Tu découvriras que l’une d’entre nous attendait précisément cette fuite pour faire ta connaissance.</p>`,
}
