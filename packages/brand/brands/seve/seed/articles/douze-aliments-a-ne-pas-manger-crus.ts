import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'douze-aliments-a-ne-pas-manger-crus',
  title: 'Douze aliments à ne pas manger crus',
  excerpt:
    'Haricots rouges, baies de sureau, manioc, shiitakés : la liste que nous aimerions voir sur chaque frigo, avec la raison, ce qu’on en fait, et qui appeler.',
  category: 'equilibre-et-prudence',
  tags: ['hygiene', 'fragilites', 'cueillette'],
  seoTitle: '',
  seoDescription:
    'Haricots rouges, sureau, manioc, pomme de terre verte, farine : douze aliments à ne jamais manger crus, pourquoi, et que faire ensuite.',
  daysAgo: 34,
  author: 'maud',
  cover: {
    file: 's-marche.svg#svgView(viewBox(500,600,500,333))',
    alt: 'Des cagettes de légumes rouges et violets sur un étal',
  },
  related: ['enceinte-ce-que-le-cru-change', 'tremper-combien-de-temps', 'regarder-avant-de-cueillir'],
  body: `<p>Un réseau consacré au cru qui n’aurait pas cette page serait un danger public. La nature ne fabrique pas ses feuilles, ses graines et ses baies pour nous plaire ; beaucoup se défendent, et le feu est l’une des plus anciennes réponses de la cuisine. Voici douze réponses à connaître.</p>
<h2 id="la-liste">La liste, et pourquoi</h2>
<ol>
<li><strong>Les haricots secs</strong>, rouges surtout, mais aussi blancs, noirs et coco. Leur lectine provoque des vomissements violents. Tremper une nuit, jeter l’eau, faire bouillir franchement dix minutes au moins, puis cuire à cœur. Germés, ils restent toxiques.</li>
<li><strong>Les haricots verts.</strong> Même famille, même lectine, en moindre quantité. Croquants oui, crus non.</li>
<li><strong>Le soja jaune.</strong> Longuement cuit, ou transformé en tofu et en tempeh. Les « germes de soja » du commerce sont en fait du haricot mungo.</li>
<li><strong>Le manioc.</strong> Cru, il libère du cyanure. Épluché, trempé, cuit, selon une tradition qui ne s’improvise pas.</li>
<li><strong>Les amandes amères et les noyaux</strong> d’abricot, de pêche, de cerise. Cyanure encore. Aucune vertu n’y compense le risque, et l’on ne les broie pas dans un smoothie.</li>
<li><strong>Les baies de sureau noir.</strong> Crues, elles font vomir. Cuites, elles font une gelée superbe. Le sureau yèble, son sosie, ne se mange pas du tout.</li>
<li><strong>La pomme de terre</strong>, et d’abord la verte ou la germée, riche en solanine. On retire germes et parties vertes largement ; si elle est très verte ou amère, on la jette. L’aubergine se cuit, elle aussi.</li>
<li><strong>Les feuilles de rhubarbe.</strong> Jamais, ni crues ni cuites. Les tiges se cuisent, et se mangent avec mesure si l’on a des calculs rénaux.</li>
<li><strong>Les champignons sauvages</strong>, morille en tête : crue ou peu cuite, elle intoxique. Cuisson complète, petites quantités, identification par une spécialiste.</li>
<li><strong>Le shiitaké.</strong> Cru ou mal cuit, il peut déclencher une éruption en traînées rouges, comme des coups de fouet, qui dure des jours. L’Anses conseille de bien le cuire. Le champignon de Paris très frais est le seul que l’on sert d’habitude en lamelles crues, avec modération.</li>
<li><strong>La farine crue</strong>, donc la pâte à gâteau, à cookies ou à pizza. Ce n’est pas un produit prêt à manger : elle peut porter des bactéries que seule la cuisson détruit.</li>
<li><strong>La courgette ou la courge amère.</strong> Elle n’est bonne ni crue, ni cuite. Goûte un petit bout avant de préparer : amer, on recrache, on jette tout.</li>
</ol>
<p>Et une treizième pour la route : les produits animaux crus, lait, œufs, viande, poisson, coquillages, demandent le plus de prudence. On ne les sert pas crus aux femmes enceintes, aux petits enfants, aux personnes âgées ou immunodéprimées, et ils exigent pour toutes les autres une fraîcheur et un froid sans défaut.</p>
<h2 id="particuliers">Dangereux pour certaines seulement</h2>
<ul>
<li><strong>Les fèves</strong>, pour les personnes atteintes d’un déficit en G6PD, ou favisme : elles peuvent détruire les globules rouges. Crues ou cuites, c’est non.</li>
<li><strong>Le pamplemousse</strong>, avec certains médicaments.</li>
<li><strong>La carambole</strong>, avec une maladie des reins : elle peut être très grave.</li>
<li><strong>Le céleri, la pomme, la noisette crus</strong>, pour certaines allergiques aux pollens.</li>
<li><strong>Les germes crus</strong>, pendant la grossesse et chez les personnes fragiles.</li>
</ul>
<h2 id="appeler">Qui appeler</h2>
<p>Tu as mangé crus une plante, un noyau, une baie ou un champignon de cette liste, ou un enfant l’a fait ? N’attends pas les symptômes. Appelle le 15, le 112, ou un centre antipoison, joignables à toute heure. Dis quoi, combien, quand, l’âge et le poids de la personne. Garde l’emballage, le reste, une photo. Ne fais pas vomir, ne donne ni lait ni huile. Difficulté à respirer, somnolence, convulsions, vision trouble, sang : le 15, tout de suite.</p>
<h2 id="aujourd-hui">Le geste du jour</h2>
<p>Copie les douze noms sur une feuille et colle-la dans le placard aux légumineuses. Puis relis tes propres recettes publiées ici : si l’une contient un ingrédient de la liste, ajoute la précaution en une ligne. <a href="/l/charte">La charte</a> nous le demande, et celle qui te lit pour la première fois ne sait pas encore.</p>
<p><em>Cette liste n’est pas complète et ne remplace pas un avis médical. Pour un aliment que tu ne connais pas, demande à qui le cuisine depuis toujours, cherche la position de <a href="https://www.anses.fr">l’Anses</a>, et dans le doute, cuis ou abstiens-toi.</em></p>`,
}
