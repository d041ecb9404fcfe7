import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'enceinte-ce-que-le-cru-change',
  title: 'Enceinte : ce que le cru change',
  excerpt:
    'Ce qu’on met de côté, ce qu’on garde, comment laver, quoi demander à sa sage-femme : des repères clairs pour manger frais pendant la grossesse, sans peur ni héroïsme.',
  category: 'equilibre-et-prudence',
  tags: ['fragilites', 'hygiene', 'nutrition'],
  seoTitle: 'Grossesse et alimentation crue : les précautions',
  seoDescription:
    'Grossesse et cru : aliments à éviter, lavage des légumes, listériose, toxoplasmose, acide folique, B12, et quand appeler la maternité.',
  daysAgo: 15,
  author: 'maud',
  cover: {
    file: 's-feuilles.svg#svgView(viewBox(900,60,700,467))',
    alt: 'De grandes feuilles vertes, une orange et un citron sur un fond clair',
  },
  related: [
    'douze-aliments-a-ne-pas-manger-crus',
    'la-vitamine-b12-en-neuf-questions',
    'faire-germer-sans-jouer-avec-le-feu',
  ],
  body: `<p>Tu attends un enfant, tu manges beaucoup de cru, et depuis deux semaines tout le monde a un avis. Ta tante bannit la salade, une inconnue te conseille les germes, et toi tu as envie de cornichons. Mettons un peu d’ordre. Ce qui suit rejoint ce que tu trouveras sur <a href="https://www.ameli.fr">ameli.fr</a> et <a href="https://www.mangerbouger.fr">mangerbouger.fr</a> ; la personne qui suit ta grossesse a toujours le dernier mot.</p>
<p>Pourquoi ces neuf mois sont-ils à part ? Parce que deux infections, bénignes le plus souvent en temps ordinaire, peuvent être graves pour le bébé. La <strong>listériose</strong> vient d’une bactérie qui se multiplie même au froid. La <strong>toxoplasmose</strong> vient d’un parasite de la terre, des chats et de la viande peu cuite ; une prise de sang dit si tu es immunisée. Ni le bio, ni le fait maison, ni le vinaigre n’en protègent. Le lavage et la cuisson, oui.</p>
<h2 id="de-cote">Ce qu’on met de côté</h2>
<ul>
<li>Les <strong>graines germées crues</strong>, maison ou achetées, y compris les pousses de « soja ».</li>
<li>Le <strong>lait cru</strong> et les fromages au lait cru, sauf les pâtes pressées cuites, comté ou emmental. Les fromages à pâte molle à croûte, la croûte des autres et le fromage râpé en sachet.</li>
<li>La viande, le poisson, les coquillages et les œufs crus ou peu cuits, les poissons fumés, le tarama, le surimi.</li>
<li>Les charcuteries comme les rillettes, pâtés, foie gras et produits en gelée, le jambon cru.</li>
<li>Le kombucha et le kéfir : de l’alcool, même en petite quantité, et rien de contrôlé à la maison. Pendant la grossesse, c’est zéro alcool.</li>
<li>Les jus frais non pasteurisés du commerce, les salades composées du rayon traiteur.</li>
<li>Les plantes sauvages, les huiles essentielles, les tisanes et compléments « pour femmes enceintes » achetés sans conseil.</li>
</ul>
<p>Pour les légumes lactofermentés maison, pose la question à ta sage-femme : la prudence est de s’abstenir, ou de les ajouter en fin de cuisson.</p>
<h2 id="on-garde">Ce qu’on garde, et comment</h2>
<p>Les fruits et les légumes crus restent bienvenus si tu les laves avec soin. Fais-le toi-même, juste avant de manger.</p>
<ol>
<li>Mains savonnées, ongles brossés, avant et après.</li>
<li>Eau claire, feuille par feuille, plusieurs bains, jusqu’à ce qu’il ne reste aucun grain de terre. Les herbes aussi.</li>
<li>On épluche les racines. Un fruit à peau épaisse se lave avant d’être coupé.</li>
<li>Planche et couteau réservés au cru végétal, lavés à l’eau chaude et au savon.</li>
<li>Réfrigérateur à 4 °C au plus, nettoyé souvent ; restes mangés vite, et réchauffés jusqu’à ce qu’ils soient brûlants.</li>
</ol>
<p>Si tu n’es pas immunisée contre la toxoplasmose, évite les crudités dont tu ne connais pas le lavage, au restaurant ou chez des amies : prends le légume cuit sans rougir. Gants pour jardiner, et la litière du chat pour quelqu’un d’autre.</p>
<h2 id="assez">Manger assez, et plus cuit qu’avant</h2>
<p>Ce n’est pas le moment d’une alimentation seulement crue, ni d’un jeûne, ni d’une « cure ». Légumineuses cuites, œufs bien cuits, laitages pasteurisés, céréales : ton corps travaille.</p>
<table>
<caption>À aborder à la première consultation</caption>
<thead><tr><th scope="col">Sujet</th><th scope="col">Ce qu’il faut savoir</th></tr></thead>
<tbody>
<tr><th scope="row">Acide folique (B9)</th><td>un complément est recommandé dès le projet de grossesse et au début de celle-ci, prescrit par la médecin ou la sage-femme</td></tr>
<tr><th scope="row">Vitamine B12</th><td>complément nécessaire si tu ne manges aucun produit animal ; à dire d’emblée</td></tr>
<tr><th scope="row">Fer, iode, vitamine D</th><td>à évaluer avec elle, sans rien prendre de ton côté</td></tr>
<tr><th scope="row">Soja, algues</th><td>quantités à limiter ; demande un repère précis</td></tr>
</tbody>
</table>
<h2 id="alerte">Quand appeler sans attendre</h2>
<p>Une fièvre, même sans autre signe, même « juste une grippe » : tu appelles ta maternité ou ta médecin le jour même, et tu dis que tu es enceinte. La listériose se traite, à condition d’être cherchée. Même réflexe pour des saignements, des contractions, des vomissements qui empêchent de boire, un bébé qui bouge moins. Hors des heures, le 15.</p>
<p>Et si tu as mangé un camembert avant de savoir ? Respire. Le risque d’une fois est faible. Raconte-le à ta sage-femme, elle a entendu mille fromages.</p>
<h2 id="aujourd-hui">Aujourd’hui, deux choses</h2>
<p>Mets un thermomètre dans ton frigo. Puis écris sur ton téléphone la liste de tes questions pour le prochain rendez-vous, en commençant par « voici ce que je mange ». Si la nourriture t’angoisse plus qu’elle ne te nourrit, mets-le en premier. Il y a des femmes qui sont passées par là dans <a href="/communities">les communautés</a> ; elles tiennent compagnie, elles ne remplacent pas la sage-femme.</p>
<p><em>Ces repères sont généraux et les recommandations évoluent. Ta médecin, ta sage-femme ou ta pharmacienne connaissent ta situation : ce sont elles qui décident avec toi.</em></p>`,
}
