import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'quand-tu-signales-ce-qui-se-passe-derriere',
  title: 'Quand tu signales : ce qui se passe derrière',
  excerpt:
    'Qui lit ton signalement, ce que nous voyons de tes messages, ce que saura l’autre, et comment contester une décision. Les réponses d’une modératrice, sans langue de bois.',
  category: 'confiance',
  tags: ['moderation', 'securite', 'vie-privee'],
  seoTitle: 'Signaler sur Violette : comment nous modérons',
  seoDescription:
    'Qui lit les signalements, ce que voient les modératrices, les sanctions et le recours : la modération de Violette expliquée.',
  daysAgo: 192,
  author: 'maud',
  cover: {
    file: 'v-lettres.svg#svgView(viewBox(620,60,520,347))',
    alt: 'Une enveloppe mauve fermée par un cachet',
  },
  related: [
    'ta-premiere-semaine-sur-violette',
    'trop-belle-trop-vite-reconnaitre-une-arnaque-aux-sentiments',
    'une-image-de-toi-circule-les-premieres-heures',
  ],
  body: `<p>Je m’appelle Maud, je modère ici, et l’on me pose souvent les mêmes questions, généralement un peu tard, quand la personne hésite depuis trois semaines. Les voici, avec des réponses directes. Si la tienne manque, écris-moi.</p>
<h2 id="avant">Avant d’appuyer</h2>
<p><strong>Est-ce assez grave ?</strong> Ce n’est pas à toi d’en décider. Un message insistant, un profil qui sonne faux, une phrase qui t’a fait refermer l’écran : dis-le. Nous avons parfois quatre petits riens, venus de quatre membres, qui dessinent quelqu’un. Seule, tu n’avais qu’un rien.</p>
<p><strong>Et si je me trompe ?</strong> Tu te trompes de bonne foi, et il ne se passe rien. La bonne foi est d’ailleurs la seule chose que nous te demandons de cocher. Ce qui nous fâche, c’est le signalement utilisé comme une arme, en série, contre une ex ou une rivale.</p>
<p><strong>Je peux régler cela moi-même ?</strong> Souvent, oui. Un « je préfère que tu ne m’écrives plus » suffit, ou la sourdine, ou le blocage. Signale quand tu as peur, quand cela recommence, ou quand d’autres risquent la même chose.</p>
<p><strong>Faut-il un compte ?</strong> Non. Un contenu public se signale sans être membre, avec un nom et une adresse pour la réponse. S’il s’agit d’une personne mineure, tu peux rester anonyme.</p>
<h2 id="ce-que-nous-voyons">Ce que nous voyons</h2>
<p><strong>Vous lisez nos conversations ?</strong> Non. D’un échange privé, nous voyons les messages que tu signales et deux autres autour de chacun, pour ne pas juger une phrase arrachée à sa suite. Chaque ouverture est inscrite dans un journal, à mon nom. Je ne peux pas flâner.</p>
<p><strong>Elle a supprimé son message, c’est perdu ?</strong> Pas tout de suite. Ce qui a été supprimé, ou caché par un blocage, reste trente jours à disposition d’un signalement. Ensuite, c’est effacé.</p>
<p><strong>Saura-t-elle que c’est moi ?</strong> Nous ne le disons pas. Elle apprend ce qui lui est reproché et quelle règle s’applique. Il arrive qu’elle devine, si vous n’étiez que deux dans la conversation ; tu peux la bloquer du même geste, elle n’en est pas avertie.</p>
<p><strong>Est-ce une machine ?</strong> Un filtre peut retenir un premier message qui contient un lien ou un numéro de téléphone, le temps d’une relecture. Mais c’est une personne qui décide. Toujours.</p>
<h2 id="ce-que-nous-decidons">Ce que nous décidons</h2>
<p><strong>Dans quel ordre ?</strong> Le plus grave d’abord : une mineure, une menace, une image intime. Ces cas passent devant tout, y compris devant mon dîner. Une publicité déguisée patientera un peu.</p>
<p><strong>Quelles sont les suites possibles ?</strong></p>
<ul>
<li>Rien, si la charte est respectée. Nous te l’écrivons aussi, avec la raison.</li>
<li>Un mot à l’autrice, ou un avertissement.</li>
<li>Le contenu masqué.</li>
<li>Une suspension jusqu’à une date.</li>
<li>L’exclusion.</li>
<li>Un signalement aux autorités lorsque la loi le demande.</li>
</ul>
<p><strong>Pourquoi ne pas exclure tout de suite ?</strong> Parce qu’une maladresse n’est pas une prédation, et que la plupart des gens, prévenus clairement, s’arrêtent. La mesure immédiate existe pour les menaces, les abus sur des mineures, les images diffusées sans accord, l’orientation révélée. Pour le reste, nous préférons une réponse proportionnée et bien expliquée à une réponse spectaculaire.</p>
<h2 id="apres">Après la décision</h2>
<p><strong>Que vais-je recevoir ?</strong> Un accusé de réception daté, puis la décision et ses raisons. Si tu as laissé le champ « Raconte » vide, ce n’est pas grave ; deux lignes, « depuis quand » et « où », nous font pourtant gagner du temps.</p>
<p><strong>Et si je ne suis pas d’accord ?</strong> Toi comme elle pouvez demander un nouvel examen. Une autre personne de l’équipe relit, chaque fois que nous sommes assez nombreuses. Il nous arrive de changer d’avis, et nous le disons.</p>
<p><strong>Et si c’est toi, Maud, le problème ?</strong> Bonne question. Utilise la <a href="/l/contact">page de contact</a> en le disant dès la première ligne : c’est l’exploitante du site qui répond de l’équipe, et de moi. Tu peux aussi saisir les autorités sans passer par nous, et pour un danger immédiat il ne faut jamais nous attendre : le 17, le 112, ou le 114 par SMS.</p>
<p><strong>Qu’est-ce que je peux faire aujourd’hui ?</strong> Deux minutes pour relire la <a href="/l/charte">charte</a>. Puis cette petite épreuve : y a-t-il quelqu’un ici dont tu ouvres les messages en retenant ton souffle ? Tu as ta réponse. Le bouton est dans le menu, et je mets l’eau à chauffer.</p>`,
}
