import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'petit-glossaire-pour-ne-plus-hocher-la-tete',
  title: 'Petit glossaire pour ne plus hocher la tête',
  excerpt:
    'Lesbienne, bie, pan, fem, butch, asexuelle, mégenrer, outer : une vingtaine de mots qu’on entend ici, expliqués en deux phrases, avec la façon de les employer sans blesser.',
  category: 'se-dire',
  tags: ['coming-out', 'amour'],
  seoTitle: 'Petit glossaire lesbien, bi, trans et queer',
  seoDescription:
    'Lesbienne, bie, pan, butch, fem, asexuelle, cisgenre, outer : une vingtaine de mots expliqués simplement, et comment les employer.',
  daysAgo: 184,
  author: 'admin',
  cover: {
    file: 'v-livres.svg#svgView(viewBox(480,140,420,280))',
    alt: 'Des livres de toutes les tailles, dont deux qui penchent',
  },
  related: [
    'avant-de-le-dire-huit-questions-a-se-poser-seule',
    'une-bibliotheque-de-celles-d-avant',
    'commencer-a-cinquante-quatre-ans',
  ],
  body: `<p>Dans un salon, l’une parle de sa « fem », l’autre se dit « en questionnement », une troisième corrige un pronom, et tu acquiesces avec l’air de celle qui suit parfaitement. Ce lexique est pour toi. Il n’a rien d’officiel : ces mots bougent, se disputent, se reprennent. La seule règle qui tienne est qu’on appelle chacune comme elle le demande.</p>
<h2 id="qui-l-on-aime">Qui l’on aime</h2>
<ul>
<li><strong>Lesbienne</strong> : femme attirée par des femmes. Le mot vient de l’île de Lesbos, où vécut la poète Sappho. Longtemps craché comme une insulte, porté depuis comme un nom propre.</li>
<li><strong>Bie</strong> (ou bisexuelle) : attirée par plus d’un genre, pas forcément à parts égales ni au même moment. Une femme bie en couple avec une femme n’est pas devenue lesbienne, et elle n’est pas « en transit ».</li>
<li><strong>Pan</strong> : attirée par des personnes sans que leur genre entre en compte. Certaines se disent bies et pans selon l’heure du jour.</li>
<li><strong>Asexuelle</strong>, ou <strong>ace</strong> : qui éprouve peu ou pas d’attirance sexuelle, de façon durable. Elle peut très bien tomber amoureuse. <strong>Aromantique</strong> désigne celle qui ne tombe pas, ou peu, amoureuse.</li>
<li><strong>Demisexuelle</strong> : chez qui le désir ne vient qu’après un lien profond. Ce n’est ni une pudeur ni une stratégie.</li>
<li><strong>Queer</strong> : mot anglais, jadis injurieux, repris par celles qui ne se reconnaissent pas dans la norme ou ne veulent pas trancher. À employer pour soi, ou pour qui s’en sert.</li>
<li><strong>En questionnement</strong> : qui cherche. C’est une étape pour certaines, un domicile pour d’autres.</li>
</ul>
<h2 id="qui-l-on-est">Qui l’on est</h2>
<ul>
<li><strong>Femme trans</strong> : femme à qui l’on a attribué le genre masculin à la naissance. Elle peut être lesbienne, bie, hétérosexuelle. On ne lui demande ni son ancien prénom, ni ses opérations.</li>
<li><strong>Cisgenre</strong> : qui se reconnaît dans le genre attribué à sa naissance. Le pendant de « trans », rien de plus.</li>
<li><strong>Non binaire</strong> : qui n’est ni tout à fait femme, ni tout à fait homme, ou les deux, ou autre chose.</li>
<li><strong>Butch</strong> : lesbienne à l’allure et à l’assurance masculines, dans une longue tradition de style et de courage. <strong>Fem</strong> : lesbienne qui joue avec la féminité, y compris contre ceux qui la croient destinée aux hommes. On peut n’être ni l’une ni l’autre, ou changer avec la saison.</li>
<li><strong>Mégenrer</strong> : parler de quelqu’un au mauvais genre. On s’excuse en un mot, on reprend sa phrase. Trois minutes d’excuses obligent l’autre à te consoler.</li>
</ul>
<h2 id="ce-qui-arrive">Ce qui arrive</h2>
<ul>
<li><strong>Coming out</strong> : le dire soi-même. <strong>Outer</strong> quelqu’un : le dire à sa place, sans son accord. La <a href="/l/charte">charte</a> range ce second geste parmi les plus graves.</li>
<li><strong>Placard</strong> : là où l’on reste tant qu’on n’en parle pas. On peut y être au bureau et en être sortie chez soi ; on peut aussi y être très bien rangée, merci.</li>
<li><strong>Lesbophobie, biphobie, transphobie</strong> : les rejets qui visent chacune. Ils se pratiquent parfois entre nous, et ils n’en sont pas plus doux.</li>
<li><strong>Passing</strong> : être perçue, dans la rue, comme on se sait ou comme on le souhaite. Confort pour les unes, effacement pour les autres.</li>
<li><strong>Famille choisie</strong> : les personnes sur qui l’on compte, sans lien de sang. Elles ont souvent le double des clés.</li>
<li><strong>Mère sociale</strong> : celle qui élève un enfant sans lien juridique avec lui. Le mot dit aussi ce qui lui manque devant un guichet.</li>
<li><strong>Sororité</strong> : la solidarité entre femmes, y compris celles qu’on ne trouve pas sympathiques. C’est là qu’elle commence vraiment.</li>
</ul>
<h2 id="mode-d-emploi">Le mode d’emploi</h2>
<p>Aucun de ces mots n’est un uniforme. Tu peux en essayer un pendant un mois et le rendre, en porter deux, n’en vouloir aucun et répondre « moi, c’est Claire ». Si quelqu’un te presse de choisir, c’est son impatience, pas ton retard.</p>
<p>Quand tu ignores un terme, demande une fois, simplement : « Je ne connais pas ce mot, tu l’emploies comment ? » La question flatte, alors que la définition récitée à celle qui vit la chose agace.</p>
<p>Pour aujourd’hui : relis la phrase de ton profil. Si tu y as mis une étiquette pour faire comme tout le monde, remplace-la par une scène. Si tu n’osais pas en mettre une et qu’elle te va, pose-la. Dans les deux cas, tu seras un peu plus facile à reconnaître pour celle qui te cherche.</p>`,
}
