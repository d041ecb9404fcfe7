import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'trouver-le-premier-mot',
  title: 'Trouver le premier mot',
  excerpt:
    '« Salut, ça va ? » ne dit rien de toi et rien d’elle. Une méthode en trois phrases pour écrire à une inconnue, avec six essais repris ligne à ligne.',
  category: 'rencontres',
  tags: ['premier-message', 'rendez-vous'],
  seoTitle: 'Premier message à une femme : trouver le premier mot',
  seoDescription:
    'Écrire un premier message à une femme : une méthode en trois phrases, six exemples repris, et quoi faire de son silence.',
  daysAgo: 9,
  author: 'maud',
  cover: {
    file: 'v-lettres.svg#svgView(viewBox(120,60,520,347))',
    alt: 'Les premières lignes d’une lettre écrite à la main',
  },
  related: [
    'ta-premiere-semaine-sur-violette',
    'demander-jusque-dans-les-petites-choses',
    'le-premier-cafe-heure-par-heure',
  ],
  body: `<p>Son profil est ouvert depuis un quart d’heure. Tu as écrit, effacé, écrit encore, puis tu as rangé ton téléphone sous un coussin comme s’il t’avait mordue. Respire : un premier message n’a pas à séduire. Il doit seulement rendre la réponse facile.</p>
<h2 id="pourquoi-salut-ne-suffit-pas">Pourquoi « salut » ne suffit pas</h2>
<p>« Salut, ça va ? » est poli, et c’est bien le problème : il pourrait s’adresser à n’importe qui. Celle qui le reçoit doit tout inventer, le sujet, le ton, la suite. Beaucoup ne répondent pas, non par froideur, mais parce qu’elles n’ont rien trouvé à attraper.</p>
<p>Le grand message de quarante lignes échoue pour la raison inverse. Il raconte toute une vie à quelqu’un qui voulait savoir si tu aimes les mûres. On le garde pour plus tard, quand on aura le temps ; on ne l’a jamais.</p>
<h2 id="trois-phrases">Trois phrases, pas une de plus</h2>
<ol>
<li><strong>Ce que tu as lu.</strong> Une chose précise de son profil ou d’un de ses partages. Pas « j’aime bien ton profil » : son chien, sa plage, la chanson qu’elle avoue.</li>
<li><strong>Ce que tu y mets de toi.</strong> Une ligne, pour qu’elle ait aussi quelque chose à demander.</li>
<li><strong>Une question à laquelle on répond en moins d’une minute.</strong> Ouverte, mais petite. « Quel rayon ? » vaut mieux que « Qui es-tu vraiment ? ».</li>
</ol>
<p>Regarde si elle a rempli la ligne « Pour m’écrire, commence par ». Prends-la au mot : elle t’a tendu la clé, et l’on passe souvent devant sans la voir.</p>
<h2 id="avant-apres">Six essais, repris</h2>
<table>
<caption>Le même élan, dit autrement</caption>
<thead><tr><th scope="col">Premier jet</th><th scope="col">Ce qu’on peut en faire</th></tr></thead>
<tbody>
<tr><th scope="row">Coucou, tu fais quoi ce soir ?</th><td>Tu écris que tu lis dans le bus. Moi, j’ai raté deux arrêts hier. C’était quoi, ton dernier arrêt manqué ?</td></tr>
<tr><th scope="row">Tu es magnifique.</th><td>Ta photo sous la pluie m’a fait rire, on voit que tu attendais le tram depuis longtemps. Il est passé ?</td></tr>
<tr><th scope="row">On a plein de points communs !</th><td>Toi aussi, la nage en eau froide. Je tiens quatre minutes et je jure beaucoup. Tu entres d’un coup, ou orteil par orteil ?</td></tr>
<tr><th scope="row">Je ne sais pas trop quoi dire…</th><td>J’ai relu trois fois ta réponse sur le dimanche. Le mien ressemble au tien, avec plus de vaisselle. Quel marché ?</td></tr>
<tr><th scope="row">Tu cherches quoi ici ?</th><td>Tu cherches des sorties, moi aussi, je suis arrivée à Nantes en mars. Tu commencerais par quel quartier ?</td></tr>
<tr><th scope="row">Pourquoi une fille comme toi est seule ?</th><td>Celui-là, ne l’envoie pas. Il range sa vie parmi les anomalies.</td></tr>
</tbody>
</table>
<h2 id="ce-qui-se-passe-ensuite">Une fois parti</h2>
<p>Ton mot arrive dans ses demandes. Elle peut le lire sans que tu le saches, l’accepter, l’ignorer. Les photos et les liens s’ouvriront après, si elle répond. Grâce à ce délai, on ouvre ici un message inconnu sans serrer les dents.</p>
<p>Si elle se tait, ne relance pas. La <a href="/l/charte">charte</a> le dit en une ligne : un silence est une réponse. Elle est peut-être amoureuse, malade, débordée ou pas intéressée, et rien de cela ne te condamne. Si elle publie un partage qui te touche, tu peux y répondre comme tout le monde, sans rappeler que tu avais écrit.</p>
<p>Et si c’est toi qui reçois ? Un mot suffit pour dire oui, un mot suffit pour dire non. « Merci de ton message, je ne vais pas donner suite » prend dix secondes et rend la soirée de l’autre moins longue.</p>
<h2 id="ce-soir">Ce soir</h2>
<p>Choisis un seul profil parmi <a href="/members">les membres</a>. Lis-le jusqu’au bout, y compris les réponses du bas, que personne ne lit. Écris tes trois phrases dans un brouillon, puis relis-les à voix haute : si tu pourrais les dire à une voisine de comptoir, elles sont prêtes. Envoie-les avant minuit, et va dormir.</p>`,
}
