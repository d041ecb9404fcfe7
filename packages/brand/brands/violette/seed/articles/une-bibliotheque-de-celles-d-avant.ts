import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'une-bibliotheque-de-celles-d-avant',
  title: 'Une bibliothèque de celles d’avant',
  excerpt:
    'Dix autrices disparues, de Sappho à Tove Jansson, qui ont écrit des femmes aimant des femmes, parfois à découvert, parfois entre les lignes. Par où entrer chez chacune.',
  category: 'sorties',
  tags: ['lecture', 'loisirs', 'amour'],
  seoTitle: 'Littérature lesbienne : dix autrices du passé à lire',
  seoDescription:
    'Sappho, Renée Vivien, Colette, Woolf, Leduc, Wittig, Lorde, Jansson : dix autrices d’hier, et par quel livre commencer.',
  daysAgo: 359,
  author: 'admin',
  cover: {
    file: 'v-livres.svg#svgView(viewBox(820,240,380,253))',
    alt: 'Un pot de violettes au bout d’une rangée de livres',
  },
  related: [
    'le-jeudi-a-vingt-heures-tenir-un-cercle-de-lecture',
    'petit-glossaire-pour-ne-plus-hocher-la-tete',
    'l-atelier-du-samedi-apprendre-de-ses-mains-a-plusieurs',
  ],
  body: `<p>On grandit souvent en croyant être la première. Puis, un jour, dans une bibliothèque de quartier, on tire un livre et quelqu’un vous regarde depuis un autre siècle. Voici dix portes. Elles ne forment ni un canon ni un palmarès : plutôt une étagère où chacune peut passer la main.</p>
<h2 id="les-anciennes">Les anciennes</h2>
<p><strong>Sappho</strong>, à Lesbos, il y a environ deux mille six cents ans. De son œuvre chantée, il reste surtout des morceaux, parfois trois mots sur un papyrus déchiré. Lis-la à voix haute : les blancs y respirent aussi. Plusieurs traductions existent ; compares-en deux pour le même fragment, c’est une soirée entière.</p>
<p><strong>Louise Labé</strong>, à Lyon, publie ses <em>Œuvres</em> en 1555. Ses sonnets parlent d’un amant, mais la préface s’adresse à une jeune amie, Clémence de Bourges, et invite les femmes à étudier et à écrire. Un cri d’amour, et une lettre de sororité en guise de seuil : voilà une bonne marraine.</p>
<h2 id="belle-epoque">Celles des violettes</h2>
<p><strong>Renée Vivien</strong>, née à Londres en 1877, morte à Paris à trente-deux ans, écrivait en français des vers où les femmes s’adressent à des femmes sans détour. Elle a traduit Sappho. On l’a surnommée la Muse aux violettes ; tu devines pourquoi elle a sa place ici. Commence par quelques poèmes, à petites gorgées.</p>
<p><strong>Colette</strong> a tout regardé : les bêtes, les jardins, le music-hall, les amours de toutes sortes. <em>Le Pur et l’Impur</em> évoque les cercles de femmes qu’elle a connus, avec une tendresse parfois griffue. Si tu préfères entrer par le soleil, prends <em>La Naissance du jour</em>.</p>
<p><strong>Mireille Havet</strong>, morte en 1932, a laissé un journal retrouvé bien après elle. Elle y aime des femmes, s’y brûle, s’y raconte sans fard. C’est une lecture intense, à éviter les soirs fragiles : la drogue et le chagrin y tiennent beaucoup de place.</p>
<h2 id="les-modernes">Les modernes</h2>
<p><strong>Virginia Woolf</strong> publie <em>Orlando</em> en 1928 : un personnage traverse les siècles et change de sexe en dormant. Le livre est dédié à Vita Sackville-West, qu’elle a aimée. On y rit beaucoup, ce que personne n’ose dire de Woolf.</p>
<p><strong>Violette Leduc</strong> a payé cher sa franchise. Les pages de <em>Ravages</em> consacrées à l’amour de deux pensionnaires ont été refusées par son éditeur dans les années cinquante ; elles ont paru à part, plus tard, sous le titre <em>Thérèse et Isabelle</em>. Pour la rencontrer, ouvre <em>La Bâtarde</em> : une naissance dont on lui fait honte, une guerre, des amours de toutes sortes, et une voix qui ne demande pas pardon.</p>
<p><strong>Monique Wittig</strong> reçoit le prix Médicis en 1964 pour <em>L’Opoponax</em>, une enfance écrite avec le pronom « on ». Dans <em>Les Guérillères</em>, elle invente un peuple de femmes et une langue pour le dire. Moins difficile qu’on ne le prétend, si l’on accepte de se laisser porter.</p>
<p><strong>Audre Lorde</strong> se disait noire, lesbienne, mère, guerrière, poète. <em>Zami</em> raconte sa jeunesse à New York dans les années cinquante, les bars, les chambres, le travail, les amies. On y apprend qu’aucune de nos identités ne demande aux autres de sortir de la pièce.</p>
<h2 id="une-derniere">Une dernière, pour la route</h2>
<p><strong>Tove Jansson</strong> est connue pour ses Moumines. Elle a partagé sa vie avec la graphiste Tuulikki Pietilä, entre un atelier et une petite île. De cette vie sort <em>Fair-play</em>, de courtes scènes entre deux artistes vieillissantes qui regardent des films, se chamaillent un peu et se laissent travailler. Je ne connais pas plus beau livre sur le fait de durer.</p>
<p>Il manque cent noms, et il manque surtout les tiens. Pour les vivantes, demande dans <a href="/shares">les partages</a> ou chez les Lectrices du soir : ces conversations ne se ferment jamais.</p>
<p>Un geste pour aujourd’hui : cherche l’un de ces livres dans le catalogue de ta médiathèque et réserve-le. S’il n’y est pas, remplis une suggestion d’achat. C’est gratuit, une bibliothécaire la lira, et peut-être qu’une fille de seize ans, un mercredi, le trouvera avant toi.</p>`,
}
