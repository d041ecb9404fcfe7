import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'manger-assez-proteines-et-fer',
  title: 'Manger assez : protéines et fer côté plantes',
  excerpt:
    'Où se trouvent les protéines et le fer quand on mange surtout des végétaux, comment les aider à passer, et pourquoi la fatigue se confie à une médecin, pas à un jus.',
  category: 'equilibre-et-prudence',
  tags: ['nutrition', 'graines', 'fragilites'],
  seoTitle: 'Protéines et fer végétaux : où les trouver',
  seoDescription:
    'Protéines et fer dans une alimentation végétale ou crue : bonnes sources, associations utiles, journée type et quand faire une prise de sang.',
  daysAgo: 66,
  author: 'admin',
  cover: {
    file: 's-hero.svg#svgView(viewBox(280,330,640,427))',
    alt: 'Une assiette de légumes, de graines et de fleurs, vue de près',
  },
  related: ['la-vitamine-b12-en-neuf-questions', 'tremper-combien-de-temps', 'commencer-par-une-seule-assiette'],
  body: `<p>« J’ai faim à dix heures tous les matins. » La phrase revient souvent, surtout chez celles qui ont remplacé le sandwich par un bol de melon. Le melon n’y est pour rien ; il fait de l’eau, du sucre et du soleil. C’est le reste qui manque. Parlons de ce qui tient au corps, et du métal dont beaucoup de femmes sont à court.</p>
<h2 id="proteines">Les protéines, sans calculette</h2>
<p>L’Anses fixe la référence à 0,83 g de protéines par kilo et par jour pour une adulte en bonne santé. On y arrive avec des plantes, à condition d’en mettre à <strong>chaque repas</strong> et de ne pas compter sur les feuilles. Celles qui portent vraiment :</p>
<ul>
<li>lentilles, pois chiches, pois cassés, haricots, bien cuits ;</li>
<li>tofu, tempeh, boisson de soja ;</li>
<li>noix, amandes, cacahuètes, graines de courge et de tournesol ;</li>
<li>céréales complètes, pain, avoine, sarrasin, quinoa ;</li>
<li>œufs et laitages, si tu en manges.</li>
</ul>
<p>Les céréales et les légumineuses se complètent. Il n’est pas nécessaire de les réunir dans la même bouchée : la journée suffit. Et l’on voit tout de suite la difficulté d’une alimentation <em>seulement</em> crue : les meilleures sources végétales passent par la casserole. C’est l’une des raisons pour lesquelles, ici, personne ne t’y pousse.</p>
<h2 id="fer">Le fer, plus capricieux</h2>
<p>Toujours selon l’Anses, la référence est de 11 mg par jour pour les femmes dont les règles sont peu abondantes ou absentes, et de 16 mg pour celles dont les pertes sont importantes. Le fer des plantes s’absorbe moins bien que celui de la viande ou du poisson. On peut l’aider.</p>
<table>
<caption>Ce qui aide le fer végétal, ce qui le freine</caption>
<thead><tr><th scope="col">Geste</th><th scope="col">Effet</th></tr></thead>
<tbody>
<tr><th scope="row">Citron, poivron cru, kiwi, persil au même repas</th><td>la vitamine C améliore l’absorption</td></tr>
<tr><th scope="row">Tremper, germer, choisir un pain au levain</th><td>moins de phytates, un peu plus de fer disponible</td></tr>
<tr><th scope="row">Thé ou café pendant le repas</th><td>freine ; à prendre une heure ou deux plus loin</td></tr>
<tr><th scope="row">Supplément de calcium avec le plat</th><td>freine ; l’heure se décide avec la pharmacienne</td></tr>
</tbody>
</table>
<p>Bonnes sources : lentilles, pois chiches, haricots, tofu, graines de courge et de sésame, avoine, quinoa, légumes à feuilles. L’épinard est honnête, sans plus : sa gloire doit beaucoup à un marin de dessin animé.</p>
<h2 id="journee">Une journée qui tient</h2>
<p><strong>Matin.</strong> Flocons d’avoine trempés dans une boisson de soja enrichie en calcium, kiwi, graines de courge. <strong>Midi.</strong> Carottes râpées au citron et au persil, houmous, pain complet, une orange. <strong>Goûter.</strong> Noix et dattes, ou un œuf, ou un yaourt. <strong>Soir.</strong> Crudités de saison, lentilles tièdes à l’huile de colza, pommes de terre, un carré de chocolat. Double les portions si tu portes des poutres, allaites ou cours. Avoir faim n’est pas un défaut de caractère.</p>
<p>Trois discrètes quittent le menu dès que l’on retire laitages et poissons : l’iode, le calcium, la vitamine D. Et la vitamine B12 manque toujours quand on retire tout produit animal. Une diététicienne sait regarder l’ensemble.</p>
<h2 id="fatigue">La fatigue ne se diagnostique pas entre nous</h2>
<p>Essoufflement dans l’escalier, pâleur, palpitations, cheveux qui tombent, ongles cassants, envie de croquer des glaçons, règles très abondantes : cela mérite une consultation et une prise de sang, dont la ferritine. Une carence en fer a toujours une cause, et elle n’est pas forcément dans l’assiette.</p>
<p>N’achète pas de comprimés de fer « au cas où ». En excès, il est nocif, chez certaines personnes dangereux, et il peut masquer un saignement. Range-les hors de portée des enfants, pour qui une surdose est une urgence. Et ne compte ni sur les algues ni sur la spiruline pour remplacer un traitement : leur contenu varie, leur iode peut dérégler une thyroïde.</p>
<h2 id="ce-soir">Ce soir, la poignée</h2>
<p>Ajoute à ton assiette, quelle qu’elle soit, une grosse poignée de quelque chose qui nourrit et une giclée de citron. Ne retire rien. Demain, regarde à quelle heure la faim revient, et raconte-le dans le salon <a href="/communities">Manger assez</a>.</p>
<p><em>Enceinte, allaitante, adolescente, sportive intensive, opérée de l’estomac, atteinte d’une maladie des reins ou de l’intestin : tes besoins ne se lisent pas dans un article. Demande à ta médecin, et n’arrête aucun traitement par le fer sans elle.</em></p>`,
}
