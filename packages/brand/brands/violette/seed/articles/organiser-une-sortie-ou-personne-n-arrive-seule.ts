import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'organiser-une-sortie-ou-personne-n-arrive-seule',
  title: 'Organiser une sortie où personne n’arrive seule',
  excerpt:
    'Le lieu, le nombre, l’annonce, l’accueil, la fin : tout ce qu’il faut prévoir pour réunir cinq inconnues sans y passer sa semaine, avec un modèle d’annonce à recopier.',
  category: 'sorties',
  tags: ['organiser', 'amitie', 'loisirs'],
  seoTitle: 'Organiser une sortie entre femmes : le guide simple',
  seoDescription:
    'Organiser une sortie entre femmes : choisir le lieu, rédiger l’annonce, accueillir celles qui viennent seules, finir bien.',
  daysAgo: 21,
  author: 'maud',
  cover: {
    file: 'v-guinguette.svg#svgView(viewBox(620,80,580,387))',
    alt: 'Une guirlande d’ampoules allumées dans la nuit',
  },
  related: [
    'les-cent-premiers-jours-dans-une-ville-neuve',
    'l-atelier-du-samedi-apprendre-de-ses-mains-a-plusieurs',
    'le-jeudi-a-vingt-heures-tenir-un-cercle-de-lecture',
  ],
  body: `<p>La plupart de celles qui hésitent devant une sortie ne se demandent pas si le film est bon. Elles se demandent à quoi ressembleront les trente secondes où elles arriveront, seules, devant un groupe qui rit déjà. Organiser, c’est s’occuper de ces trente secondes. Le reste suit.</p>
<h2 id="choisir">Choisir peu, choisir simple</h2>
<p>Une première fois réussie est modeste. Entre quatre et huit personnes : en dessous, une défection pèse ; au-dessus, deux tables se forment. Un lieu public, facile d’accès, où l’on entend ce que l’on dit. Une activité qui occupe les mains ou les yeux, pour que les timides aient où les poser : une exposition, une balade, un marché, un jeu.</p>
<p>Pense à celles qu’on oublie. Y a-t-il des marches, des toilettes, un arrêt de bus au retour ? Peut-on venir sans boire, sans dépenser, avec une poussette, avec une oreille qui entend mal ? Dis-le dans l’annonce, même quand la réponse est non. Une femme en fauteuil préfère mille fois « trois marches à l’entrée » à une surprise sur le trottoir.</p>
<h2 id="annonce">L’annonce, à recopier</h2>
<blockquote>
<p><strong>Musée, puis chocolat chaud.</strong> Dimanche 14, de 10 h à 12 h 30. Rendez-vous devant la fontaine ; j’aurai un parapluie rouge, même s’il fait beau. Nous serons six au plus. Entrée gratuite, ascenseur, chocolat autour de cinq euros. On choisit chacune un tableau et on le raconte aux autres, sans rien y connaître. Tu viens seule ? Moi aussi, la première fois. Dis-moi si tu viens avant vendredi, et préviens si tu changes d’avis : ta place ira à une autre.</p>
</blockquote>
<p>Regarde ce qu’elle contient : une heure de début <em>et de fin</em>, un signe de reconnaissance, un prix, un nombre, une chose à faire et le droit d’être ignorante. Dans Violette, le partage « Sortie » prévoit la date, le lieu, le nombre de places et « Je participe ». Choisis qui le voit ; garde l’adresse exacte pour les messages si tu reçois chez toi, ce que je déconseille la première fois.</p>
<h2 id="calendrier">Le calendrier de l’organisatrice paresseuse</h2>
<table>
<caption>Moins d’une heure de travail en tout</caption>
<thead><tr><th scope="col">Quand</th><th scope="col">Quoi</th><th scope="col">Temps</th></tr></thead>
<tbody>
<tr><th scope="row">Dix jours avant</th><td>Vérifier le lieu et l’horaire, publier l’annonce</td><td>20 min</td></tr>
<tr><th scope="row">Cinq jours avant</th><td>Écrire un mot à chaque inscrite, par son prénom</td><td>10 min</td></tr>
<tr><th scope="row">La veille</th><td>Rappeler l’heure, le signe de reconnaissance, la météo</td><td>5 min</td></tr>
<tr><th scope="row">Le jour même</th><td>Arriver un quart d’heure en avance, et rester visible</td><td>15 min</td></tr>
<tr><th scope="row">Le lendemain</th><td>Remercier, et proposer une date ou passer la main</td><td>5 min</td></tr>
</tbody>
</table>
<p>Compte une ou deux absentes de dernière minute. Ce n’est pas contre toi. Celles qui n’ont pas osé franchir la porte reviennent mieux si on leur écrit « on t’a gardé une chaise, ce sera pour la prochaine ».</p>
<h2 id="accueillir">Les trente secondes</h2>
<p>Place-toi face à l’arrivée. Dès que quelqu’un ralentit en cherchant des yeux, avance. Dis son prénom, le tien, puis présente-la avec un pont : « Awa fait aussi de la céramique. » Un pont vaut mieux qu’un état civil. Ne demande pas un tour de table où chacune raconte sa vie amoureuse ; certaines sont venues voir des tableaux.</p>
<p>Rappelle, en souriant, deux règles : pas de photo sans demander à chacune, et rien de ce qui se raconte ne sort d’ici. Toutes ne sont pas libres partout. Une image de groupe publiée sans réfléchir peut révéler quelqu’un à son frère ou à son employeur.</p>
<p>Pendant la sortie, surveille les bords. Celle qui marche dix mètres derrière n’est pas forcément contemplative. Si deux habituées se racontent leurs vacances depuis vingt minutes, ouvre le cercle d’une question. Et si quelqu’un dérange, insiste, boit trop, tu as le droit de lui demander de partir ; le lendemain, signale-le, nous prenons le relais.</p>
<h2 id="finir">Savoir finir</h2>
<p>Annonce la fin avant qu’elle arrive : « Je dois filer à midi et demi, celles qui veulent prolongent. » Veille à ce que personne ne rentre à pied seule la nuit si elle ne le souhaite pas. Puis laisse le groupe vivre sans toi : c’est qu’il a pris.</p>
<p>Ton agenda est à portée de main ? Une date, un lieu, un signe de reconnaissance : trois lignes, à publier parmi les <a href="/shares">partages</a> avant d’avoir trouvé une excuse. La pire chose qui puisse arriver est un chocolat chaud, seule, avec un parapluie rouge.</p>`,
}
