import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'bien-couper-avec-trois-outils',
  title: 'Bien couper avec trois outils',
  excerpt:
    'Un couteau qui coupe, un économe, une planche qui ne bouge pas : le matériel minimal de la cuisine crue, comment le tenir, l’entretenir, et garder tous ses doigts.',
  category: 'gestes-et-recettes',
  tags: ['outils', 'debuter', 'budget'],
  seoTitle: '',
  seoDescription:
    'Couteau, économe, planche : choisir, tenir et entretenir les trois outils utiles de la cuisine crue, sans se couper ni se ruiner.',
  daysAgo: 352,
  author: 'admin',
  cover: {
    file: 's-tagliatelles.svg#svgView(viewBox(390,270,440,293))',
    alt: 'Des rubans de légumes, des rondelles de radis et des fleurs, vus de près',
  },
  related: ['la-sauce-d-abord', 'commencer-par-une-seule-assiette', 'un-frigo-qui-se-lit-d-un-coup-d-oeil'],
  body: `<p>Un couteau émoussé écrase la tomate, fait pleurer l’oignon et glisse là où il ne faut pas. C’est lui, le dangereux. En cuisine crue, où tout passe par la lame, le premier achat n’est donc ni un extracteur, ni un déshydrateur : c’est une heure d’affûtage.</p>
<h2 id="les-trois">Les trois, et pourquoi eux</h2>
<ul>
<li><strong>Un couteau de cuisine</strong> de la longueur de ta main ouverte, environ dix-huit centimètres de lame. Il doit être assez lourd pour tomber dans une carotte, assez léger pour ne pas te fatiguer. Prends-le en main avant de l’acheter.</li>
<li><strong>Un économe</strong> à lame mobile. Il épluche, mais surtout il fait des rubans de courgette, des copeaux de fenouil, des lanières de carotte. Il coûte quelques pièces et rend bien des machines inutiles.</li>
<li><strong>Une planche stable.</strong> En bois ou en plastique, peu importe, pourvu qu’elle soit large et qu’un torchon humide soit plié dessous. Une planche qui glisse décide à ta place.</li>
</ul>
<p>Avec cela, tu fais presque toutes les recettes d’ici. Le reste s’emprunte : demande autour de toi, beaucoup de robots dorment dans leur carton.</p>
<h2 id="tenir">Tenir, guider, avancer</h2>
<p>La main qui coupe pince la lame entre le pouce et l’index, juste devant le manche : on dirige mieux qu’en serrant le bout. La main qui tient fait la griffe. Doigts repliés, ongles vers le légume, pouce en retrait ; les phalanges servent de mur et la lame glisse contre elles.</p>
<p>Commence par créer une face plate. Une betterave ronde roule ; coupée en deux et posée à plat, elle ne va nulle part. Laisse la pointe du couteau près de la planche et fais un mouvement de bascule, sans frapper. Et ralentis. La vitesse des vidéos est un métier.</p>
<h3>Et la mandoline ?</h3>
<p>Elle est rapide, régulière, et elle ne pardonne pas. Utilise toujours le poussoir, ou un gant anticoupure, et abandonne le dernier tiers du légume : il finira en bâtonnets. Lame rentrée avant le lavage. Si tu cuisines avec des enfants, elle reste en haut du placard.</p>
<blockquote><p>Un couteau qui tombe, on recule. On ne le rattrape jamais, même au ralenti, même neuf.</p></blockquote>
<h2 id="entretenir">Entretenir sans y penser</h2>
<p>Lave à la main, essuie, range à plat ou sur un aimant, jamais en vrac dans un tiroir, jamais au fond d’un évier mousseux où une autre main viendra le chercher. Le lave-vaisselle abîme le fil et le manche. Un passage de fusil redresse le tranchant avant de cuisiner ; une pierre, ou une rémouleuse du marché, le refait quelques fois par an. Le test est simple : une tomate mûre, sans appuyer.</p>
<p>Côté planches, deux valent mieux qu’une. La première pour les fruits et légumes, la seconde pour la viande et le poisson crus. Ce qui se mange cru ne doit rien recevoir de ce qui doit cuire. Chaque planche se lave à l’eau chaude et au savon, sèche debout, et se remplace quand les entailles deviennent des tranchées.</p>
<h2 id="coupure">Si la lame a gagné</h2>
<p>Rince à l’eau et au savon, comprime avec un linge propre, surélève la main et garde la pression sans regarder toutes les dix secondes. Appelle le 15 ou fais-toi conduire aux urgences si le sang ne s’arrête pas, si les bords s’écartent, si un doigt ne plie plus, ou s’il est engourdi. Vérifie aussi ton rappel contre le tétanos : pour les adultes, le calendrier vaccinal français le prévoit à 25, 45 et 65 ans, puis tous les dix ans.</p>
<h2 id="aujourd-hui">Le geste du jour</h2>
<p>Plie un torchon humide sous ta planche et émince une demi-carotte en griffe, lentement, vingt tranches. Demain, vingt autres. À la fin de la semaine, tu penseras à autre chose en coupant, et tes rondelles auront toutes la même taille. Tes trouvailles de vide-grenier ont leur place dans <a href="/shares">les partages</a>.</p>`,
}
