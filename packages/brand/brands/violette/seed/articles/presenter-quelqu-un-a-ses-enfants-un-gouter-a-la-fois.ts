import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'presenter-quelqu-un-a-ses-enfants-un-gouter-a-la-fois',
  title: 'Présenter quelqu’un à ses enfants, un goûter à la fois',
  excerpt:
    'Quand, où, avec quels mots, et que faire s’ils boudent : un guide selon l’âge, du doudou au bac, pour celles qui aiment et qui ont des enfants à la maison.',
  category: 'quotidien',
  tags: ['famille', 'amour', 'coming-out'],
  seoTitle: 'Présenter sa compagne à ses enfants : quand et comment',
  seoDescription:
    'Présenter sa compagne à ses enfants : le bon moment, les mots selon l’âge, la place de chacune et les réactions à prévoir.',
  daysAgo: 123,
  author: 'admin',
  cover: {
    file: 'v-guinguette.svg#svgView(viewBox(560,480,640,320))',
    alt: 'Deux petites tables et leurs verres, le soir',
  },
  related: [
    'lettre-a-une-mere-qui-vient-de-l-apprendre',
    'vivre-sous-le-meme-toit-sans-s-y-dissoudre',
    'le-dire-au-travail-deux-voix',
  ],
  body: `<p>Tu peux tomber amoureuse en trois semaines. Tes enfants, eux, n’ont rien demandé. Entre ton envie de tout réunir et ta peur de tout casser, il y a un chemin assez simple, qui commence souvent par des crêpes.</p>
<h2 id="avant">Avant : trois questions pour toi</h2>
<p><strong>L’histoire tient-elle debout ?</strong> Aucun délai n’est le bon pour toutes. Beaucoup attendent d’avoir traversé ensemble une dispute, une grippe et un mois ordinaire. On présente quelqu’un dont on pense qu’elle sera là à la rentrée.</p>
<p><strong>Les enfants savent-ils que tu peux aimer une femme ?</strong> Si ce n’est pas le cas, sépare les deux nouvelles. D’abord « il m’arrive d’être amoureuse d’une femme », un soir, seule avec eux. Le prénom viendra quelques semaines après. Deux surprises le même jour, c’est une de trop.</p>
<p><strong>L’autre parent doit-il l’apprendre par eux ?</strong> Si la relation est correcte, une phrase la veille évite à un enfant de porter un secret dans son cartable. S’il y a un conflit, une procédure, un risque de représailles, demande conseil à une avocate avant toute annonce. L’orientation d’une mère n’est pas, en soi, un motif pour lui retirer ses enfants.</p>
<h2 id="les-mots">Les mots, selon l’âge</h2>
<table>
<caption>Ce qu’ils demandent vraiment, et une réponse possible</caption>
<thead><tr><th scope="col">Âge</th><th scope="col">Ce qui les occupe</th><th scope="col">Une phrase</th></tr></thead>
<tbody>
<tr><th scope="row">Moins de 6 ans</th><td>Qui m’aime, qui me couche, où dort le doudou</td><td>« Sarah est mon amoureuse. Elle vient goûter. Ce soir, c’est moi qui lis l’histoire, comme d’habitude. »</td></tr>
<tr><th scope="row">6 à 10 ans</th><td>Est-ce que c’est juste, est-ce que ça existe ailleurs</td><td>« Oui, deux femmes peuvent être amoureuses et se marier. Tu peux le dire à l’école, ou le garder, comme tu veux. »</td></tr>
<tr><th scope="row">11 à 14 ans</th><td>Le regard des autres, l’embarras général</td><td>« Tu n’as pas à en parler, ni à l’apprécier tout de suite. Je te demande un bonjour, et moi je ne l’embrasserai pas devant le collège. »</td></tr>
<tr><th scope="row">15 ans et plus</th><td>La vérité, et ne pas l’apprendre en dernier</td><td>« J’ai quelqu’un. Je voulais que tu l’entendes de moi. Pose tes questions, je répondrai à celles qui te regardent. »</td></tr>
</tbody>
</table>
<h2 id="le-jour">Le jour : court, dehors, avec une chose à faire</h2>
<p>Un goûter vaut mieux qu’un dîner : il se termine tout seul. Un parc, un bowling, une plage donnent aux mains une occupation et aux silences une excuse. Une heure et demie, pas davantage, et chacune rentre chez soi. Ne la présente pas dans la chambre des enfants, ni le jour de leur anniversaire.</p>
<p>À elle, donne trois indications : arriver sans cadeau spectaculaire, ne pas chercher à plaire, ne rien corriger. Une bonne invitée s’intéresse au cochon d’Inde et perd au Uno avec dignité.</p>
<p>À toi : pas d’effusions la première fois, et aucun « alors, elle est chouette, hein ? » sur le chemin du retour. Laisse-les en parler, ou pas. Le commentaire viendra trois jours plus tard, dans la baignoire, au moment où tu penses à autre chose.</p>
<h2 id="s-ils-boudent">S’ils boudent, s’ils pleurent, s’ils adorent</h2>
<p>Le refus n’est presque jamais dirigé contre elle. Il dit : est-ce que je te perds ? est-ce que papa, est-ce que maman, sera triste ? Réponds à cette question-là. Garde un moment fixe où elle n’est pas : le mercredi piscine, l’histoire du soir, le marché du samedi. Rien ne rassure autant qu’une habitude maintenue.</p>
<p>L’enthousiasme immédiat mérite la même prudence. Un enfant qui s’attache vite souffrira aussi si l’histoire s’arrête. Évite les promesses de vacances, de chien et de maison avant que vous n’en soyez certaines toutes les deux.</p>
<p>Elle n’est pas un troisième parent dès le premier été. L’autorité se prête par petits bouts : d’abord la sécurité, ensuite les règles de la maison, bien plus tard les devoirs. Et si un enfant va mal durablement, une psychologue scolaire, la médecin traitante ou une maison des adolescents peuvent l’écouter sans dramatiser.</p>
<p>Ce soir, au coucher, pose une question sans enjeu : « À ton avis, c’est quoi, une famille ? » Écoute sans corriger. Tu sauras d’où tu pars, et tu seras peut-être surprise du peu de chemin qu’il reste.</p>`,
}
