import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'ta-premiere-semaine-sur-violette',
  title: 'Ta première semaine sur Violette',
  excerpt:
    'Sept jours, sept petits gestes pour passer de « je regarde » à « on m’attend jeudi ». Écrit pour les nouvelles, et pour celles qui n’ont jamais tout à fait défait leur valise.',
  category: 'rencontres',
  tags: ['nouveau-depart', 'premier-message', 'vie-privee'],
  seoTitle: '',
  seoDescription:
    'Nouvelle sur Violette ? Sept jours et sept gestes simples : réglages, profil, première pensée, communauté, premier message.',
  daysAgo: 3,
  author: 'maud',
  cover: {
    file: 'v-herbier.svg#svgView(viewBox(0,100,700,467))',
    alt: 'Des violettes et leurs feuilles dressées sur un fond mauve',
  },
  related: [
    'trouver-le-premier-mot',
    'dix-minutes-pour-regler-ta-discretion',
    'quand-tu-signales-ce-qui-se-passe-derriere',
  ],
  body: `<p>Tu viens d’arriver, et tout le monde a l’air de se connaître. C’est une illusion de lumière : la plupart de celles qui plaisantent ce soir dans les salons ont passé leurs premiers jours à lire sans bouger. Je le sais, je les ai accueillies. Voici la semaine que je propose quand on me demande par où commencer.</p>
<h2 id="lundi-mardi">Lundi et mardi : poser ses affaires</h2>
<p><strong>Lundi, règle tes portes.</strong> Avant la photo, avant la jolie phrase, ouvre Confidentialité dans tes réglages. Qui voit ton profil, qui peut t’écrire, si tes visites laissent une trace. Par défaut, seules les membres te voient ; rien n’est public tant que tu ne l’as pas choisi. Regarde ensuite ton profil avec « Voir mon profil comme » : une visiteuse, une membre, une que tu as acceptée. On se détend quand on sait ce que les autres voient.</p>
<p><strong>Mardi, écris deux lignes.</strong> Pas dix adjectifs : une scène. « J’aime la nature » ne se retient pas. « Je connais trois bancs d’où l’on voit le fleuve, je n’en ai montré que deux » donne envie de connaître le troisième. Réponds ensuite à deux questions du profil, surtout « Pour m’écrire, commence par » : tu rends service à toutes les timides, dont tu fais peut-être partie.</p>
<p>Et la photo ? Une seule, de face, à la lumière du jour. Si te montrer t’inquiète, tu peux la réserver à celles que tu as acceptées. Montre un livre, ta main, ta plage en attendant, et dis-le dans ta phrase.</p>
<h2 id="mercredi-jeudi">Mercredi et jeudi : faire un peu de bruit</h2>
<p><strong>Mercredi, pousse une porte.</strong> Parcours <a href="/communities">les communautés</a> et choisis-en une, pas cinq. Lis ses règles, puis le salon des présentations s’il y en a un. Un prénom, une ville, un détail : ton message est fini. Les communautés « Sur demande » prennent parfois un jour ou deux ; derrière la porte, ce sont des femmes qui travaillent, cuisinent et dorment.</p>
<p><strong>Jeudi, publie une pensée.</strong> Elle peut tenir en une ligne. Regarde d’abord quelques <a href="/shares">partages</a> : on y parle de tables finies, de lacs glacés, de pharmaciennes. Rien de grandiose. Une bonne pensée s’arrête avant d’avoir tout expliqué. Tu choisis qui la lit, membres seulement ou tout le monde.</p>
<h2 id="vendredi-samedi">Vendredi et samedi : s’adresser à quelqu’un</h2>
<p><strong>Vendredi, réponds.</strong> Trois commentaires sincères chez trois femmes différentes. C’est moins intimidant qu’un message, et c’est par là que les liens se nouent. Si quelqu’un t’a touchée, donne-lui un honneur : elle saura qu’il vient de toi, et il ne se donne qu’une fois.</p>
<p><strong>Samedi, écris à une seule.</strong> Cherche dans son profil une chose précise, et demande. Tes premiers jours ici sont un peu bridés : dix premiers contacts par jour, pas de lien dans les demandes. Cela gêne surtout celles qui viendraient arroser tout le monde. Pour toi, un suffit.</p>
<h2 id="dimanche">Dimanche : faire le tri</h2>
<p>Regarde ce qui t’a fait du bien et ce qui t’a pesé. Coupe les notifications inutiles, garde celles qui réchauffent. Mets en sourdine un mot, une communauté trop bavarde, une membre dont le ton t’agace sans qu’elle ait rien fait de mal : personne n’en sait rien. Si quelque chose t’a vraiment heurtée, « Signaler » est dans chaque menu. Je lis, ou une autre modératrice lit, et tu reçois une réponse.</p>
<p>Il se peut aussi que rien ne se soit passé. Le lieu est jeune, ta région compte peut-être encore peu de membres, et nous n’inventons pas de visiteuses pour te consoler. Élargis la distance, reviens un jeudi, propose la chose toi-même : une question posée le soir trouve souvent quelqu’un.</p>
<h2 id="tout-de-suite">Tout de suite</h2>
<p>Si tu ne fais qu’une chose aujourd’hui, complète cette phrase et publie-la : « Cette semaine, j’ai… » Six mots, dix, quinze. Puis va lire la <a href="/l/charte">charte</a>, qui se lit en deux minutes et qui explique pourquoi on parle ici sans baisser la voix. Bienvenue. La prochaine fois que quelqu’un entrera sans savoir où s’asseoir, tu lui feras une place.</p>`,
}
