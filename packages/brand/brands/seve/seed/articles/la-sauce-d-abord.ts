import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'la-sauce-d-abord',
  title: 'La sauce d’abord',
  excerpt:
    'Un gras, un acide, un sel, une idée : la formule tient sur un doigt et sauve n’importe quel chou. Cinq sauces pour la semaine, leurs mesures et leurs allergènes.',
  category: 'gestes-et-recettes',
  tags: ['recettes', 'debuter', 'allergenes'],
  seoTitle: 'Cinq sauces pour crudités, mesures et allergènes',
  seoDescription:
    'La formule d’une bonne sauce et cinq recettes pour crudités : proportions, légumes qui leur vont, allergènes, conservation au froid.',
  daysAgo: 334,
  author: 'admin',
  cover: {
    file: 's-ferments.svg#svgView(viewBox(380,520,360,240))',
    alt: 'Un bol de sauce orange, vu de haut',
  },
  related: [
    'bien-couper-avec-trois-outils',
    'recevoir-une-amie-allergique',
    'journal-d-une-semaine-preparee-le-dimanche',
  ],
  body: `<p>On dit souvent qu’on n’aime pas le chou. Le plus souvent, c’est la sauce que l’on n’aimait pas, ou son absence. Un légume cru n’a ni croûte ni jus de cuisson pour se défendre ; c’est l’assaisonnement qui lui donne la parole. Alors commence par lui, et choisis le légume après.</p>
<h2 id="formule">La formule, une fois pour toutes</h2>
<p>Trois parts de gras, une part d’acide, une pincée de sel, une idée. On dissout le sel dans l’acide, parce qu’il ne fond pas dans l’huile. On verse le gras ensuite, en fouettant, ou l’on ferme le bocal et l’on secoue. On goûte avec une feuille, jamais à la cuillère : ce qui semble trop vif tout seul sera juste sur un légume.</p>
<p>Trop acide ? Un peu de gras, ou quelques gouttes de jus de pomme. Trop plat ? Du sel, puis du citron, dans cet ordre. Trop épais ? De l’eau, tout simplement, cuillère après cuillère.</p>
<h2 id="cinq-sauces">Cinq sauces pour quatre assiettes</h2>
<table>
<caption>Mesures en cuillères à soupe, sauf mention contraire</caption>
<thead><tr><th scope="col">Sauce</th><th scope="col">Mesures</th><th scope="col">Elle aime</th><th scope="col">Allergènes</th></tr></thead>
<tbody>
<tr><th scope="row">La quotidienne</th><td>3 d’huile de colza, 1 de vinaigre de cidre, 1 c. à café de moutarde, sel</td><td>salades, lentilles</td><td>moutarde, sulfites possibles dans le vinaigre</td></tr>
<tr><th scope="row">La sésame</th><td>3 de purée de sésame, 2 de citron, 4 d’eau, sel, cumin</td><td>carotte, chou rouge, betterave</td><td>sésame</td></tr>
<tr><th scope="row">La verte</th><td>1 bouquet de persil, 4 d’huile d’olive, 1 de citron, 1 de câpres</td><td>concombre, fenouil, pomme de terre tiède</td><td>sulfites possibles dans les câpres</td></tr>
<tr><th scope="row">La tournesol</th><td>4 de graines trempées et rincées, 2 de citron, 4 d’eau, sel, mixées</td><td>endive, radis, crudités à tremper</td><td>aucun des quatorze, si le sachet est sans traces</td></tr>
<tr><th scope="row">L’agrume</th><td>2 de jus d’orange, 1 de citron, 3 d’huile d’olive, poivre, zeste</td><td>fenouil, avocat, mâche</td><td>aucun des quatorze</td></tr>
</tbody>
</table>
<p>La sauce au sésame fait une chose étrange : dès que le citron arrive, elle durcit. Ne panique pas, continue l’eau. Elle redevient crème au moment exact où tu allais la jeter.</p>
<h2 id="huiles">Une huile, c’est un produit frais</h2>
<p>Achète les huiles de colza et de noix en petites bouteilles, garde-les loin de la lumière et de la plaque, la noix plutôt au réfrigérateur. Si l’odeur évoque le mastic ou le vieux carton, l’huile est rance : elle va à la déchetterie, pas dans l’évier. Pour tous les jours, <a href="https://www.mangerbouger.fr">mangerbouger.fr</a> invite à privilégier les huiles de colza, de noix et d’olive. Ce trio couvre tout ce que l’on fait ici.</p>
<h2 id="piege">Le piège de l’ail dans l’huile</h2>
<p>Un bocal d’huile où nagent des gousses crues ou des herbes fraîches est joli sur une étagère, et c’est là qu’il devient dangereux. Privée d’air et d’acidité, la préparation peut laisser se développer la bactérie du botulisme, sans odeur ni mauvais goût. Fais ces huiles en petite quantité, garde-les au réfrigérateur et finis-les en deux jours. Pour les autres sauces, compte trois jours au froid dans un pot propre, et un seul si tu y mets un œuf cru, ce que nous évitons.</p>
<p>Vision double, paupières qui tombent, bouche sèche, difficulté à avaler ou à parler après un repas : on appelle le 15 tout de suite.</p>
<h2 id="ce-soir">Ce soir, le bocal qui secoue</h2>
<p>Prends un pot presque vide de moutarde ou de purée de sésame, celui que tu allais laver. Verse dedans citron, huile, sel. Ferme, secoue, verse. Tu viens de faire une sauce, de vider un pot et de gagner une vaisselle. Donne-lui un nom et publie-la dans <a href="/shares">les partages</a>, avec ses mesures.</p>
<p><em>Recevoir quelqu’une, c’est d’abord demander : le sésame, la moutarde et les fruits à coque provoquent des allergies parfois graves. Si tu surveilles ton sel pour ton cœur, ta tension ou tes reins, demande à ta médecin ce qui te convient.</em></p>`,
}
