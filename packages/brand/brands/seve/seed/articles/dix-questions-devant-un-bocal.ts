import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'dix-questions-devant-un-bocal',
  title: 'Dix questions devant un bocal',
  excerpt:
    'Ail bleu, voile blanc, couvercle qui siffle : les dix questions qui reviennent chaque semaine dans le salon des ferments, avec des réponses qui savent dire « jette ».',
  category: 'bocaux-et-germes',
  tags: ['fermentation', 'hygiene'],
  seoTitle: 'Lactofermentation : voile blanc, ail bleu, que faire ?',
  seoDescription:
    'Voile blanc, saumure trouble, ail bleu, pression, sel : dix réponses claires sur les bocaux fermentés, et quand il faut les jeter.',
  daysAgo: 216,
  author: 'maud',
  cover: {
    file: 's-ferments.svg#svgView(viewBox(150,250,360,240))',
    alt: 'Un bol de légumes jaunes fermentés, vu de haut',
  },
  related: ['ton-premier-bocal-de-chou', 'petit-glossaire-du-cru', 'boire-a-sa-soif'],
  body: `<p>Elles arrivent le soir, souvent avec une photo floue. On y lit de l’espoir et un peu d’effroi. Voici dix questions posées cent fois, rangées de la plus douce à la plus ferme.</p>
<h2 id="normal">Ce qui est le plus souvent normal</h2>
<h3>1. Ma saumure est trouble. Est-ce perdu ?</h3>
<p>Non. C’est signe que les bactéries travaillent. Un dépôt blanc et poudreux au fond va dans le même sens. On s’inquiète si le liquide file, s’il sent la pourriture ou s’il change franchement de couleur.</p>
<h3>2. Mon ail est devenu bleu. Vraiment bleu.</h3>
<p>Une réaction naturelle de ses composés soufrés en milieu acide. C’est surprenant et sans danger, tant que le reste est net : acide, immergé, sans duvet.</p>
<h3>3. Rien ne bulle au bout de deux jours.</h3>
<p>S’il fait dix-sept degrés chez toi, c’est de la patience. S’il y a eu trop de sel, c’est plus lent aussi. Si au cinquième jour il n’y a ni bulle, ni trouble, ni odeur aigre, quelque chose ne s’est pas lancé : on jette et l’on reprend avec une balance.</p>
<h3>4. Il déborde dans l’armoire.</h3>
<p>Trop rempli. Laisse trois doigts d’air, mets une assiette, prévois le torchon. C’est bon signe et mauvais pour le vernis.</p>
<h2 id="surveiller">Ce qui se surveille</h2>
<h3>5. Un voile blanc plissé couvre la surface.</h3>
<p>Plat, mat, sans poils : sans doute des levures, que l’on appelle kahm. Retire-le à la cuillère propre, vérifie que tout est sous le liquide, referme. S’il revient, l’air entre : change le joint. S’il est duveteux, en pastilles, vert, noir ou rose, ce n’est pas un voile, c’est une moisissure. Poubelle, bocal entier.</p>
<h3>6. La bouteille de kéfir fait peur.</h3>
<p>Elle a raison. Verre épais prévu pour la pression, jamais rempli jusqu’en haut, au réfrigérateur dès que cela pétille, ouvert chaque jour. Pour l’ouvrir, un torchon autour, au-dessus de l’évier, le visage loin. Une bouteille carrée ou fine peut éclater.</p>
<h3>7. Puis-je mettre moins de sel ?</h3>
<p>Non, pas sans remplacer une sécurité par un vœu. Le sel tient les mauvais microbes en respect pendant que l’acidité s’installe. Vingt grammes par kilo de légumes ; trente grammes par litre d’eau pour une saumure sur morceaux. Si tu dois limiter le sel, mange-en peu, ou pas : choisis une recette au vinaigre, à consommer fraîche.</p>
<h2 id="non">Ce à quoi l’on répond non</h2>
<h3>8. Je peux remplacer la saumure par de l’huile ?</h3>
<p>Surtout pas. L’huile prive d’air sans apporter d’acidité : ail, légumes ou herbes crus sous l’huile, à température ambiante, peuvent abriter la toxine du botulisme. Elle ne se voit pas, ne se sent pas, et elle est très grave. Un couvercle de conserve maison bombé, un jet à l’ouverture d’un bocal stérilisé : on ne goûte pas, on jette sans laisser d’animal s’en approcher.</p>
<h3>9. J’en donne à ma petite de deux ans, à ma mère sous chimiothérapie, à ma sœur enceinte ?</h3>
<p>Pas sans l’avis de la personne qui les soigne. Trop de sel pour une petite, trop d’inconnu pour une immunité fragile. Kéfir et kombucha contiennent en outre un peu d’alcool, et un ferment maison n’affiche pas son degré : pas pendant la grossesse, pas pour les enfants.</p>
<h3>10. Cela soigne quoi ?</h3>
<p>Les tables un peu tristes. Pour le reste, un ferment est un aliment savoureux, et nous refusons d’en faire un médicament. Si tu suis un traitement, lis la notice ou montre-la à ta pharmacienne : quelques-uns, comme certains antidépresseurs anciens de la famille des IMAO, interdisent les aliments fermentés.</p>
<h2 id="aujourd-hui">Le geste d’aujourd’hui</h2>
<p>Prends chaque bocal ouvert de ton frigo et colle une étiquette : contenu, sel, date de mise en pot, date d’ouverture. Celui dont tu ne sais plus rien, jette-le. Puis pose ta onzième question dans <a href="/communities">le salon</a>, avec une photo prise à la lumière du jour.</p>
<p><em>Une photo ne prouve rien et personne ici ne peut certifier ton bocal. Vision double, bouche sèche, difficulté à avaler, faiblesse : appelle le 15 sans attendre. Vomissements ou diarrhée qui durent, fièvre : consulte.</em></p>`,
}
