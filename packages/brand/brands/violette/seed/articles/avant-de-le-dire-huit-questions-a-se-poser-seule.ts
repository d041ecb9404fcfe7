import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'avant-de-le-dire-huit-questions-a-se-poser-seule',
  title: 'Avant de le dire : huit questions à se poser seule',
  excerpt:
    'Le dire ou non, à qui, quand, où dormir si cela tourne mal : huit questions auxquelles répondre pour toi, dans l’ordre qui te va, avant d’ouvrir la bouche.',
  category: 'se-dire',
  tags: ['coming-out', 'famille', 'aide'],
  seoTitle: 'Faire son coming out : huit questions avant de le dire',
  seoDescription:
    'Coming out : huit questions pour te préparer, à qui parler d’abord, comment te protéger, et qui peut t’écouter.',
  daysAgo: 35,
  author: 'admin',
  cover: {
    file: 'v-hero.svg#svgView(viewBox(300,250,640,427))',
    alt: 'Un soleil couchant derrière les croisillons d’une fenêtre',
  },
  related: [
    'lettre-a-une-mere-qui-vient-de-l-apprendre',
    'le-dire-au-travail-deux-voix',
    'petit-glossaire-pour-ne-plus-hocher-la-tete',
  ],
  body: `<p>On raconte le coming out comme une porte qu’on franchit une fois, sous les violons. C’est plutôt un couloir. On le dit à une amie, à un frère, à un médecin, à la voisine qui demande si « monsieur » est là, et l’on recommence dans chaque ville. Puisqu’il n’y aura pas de grand jour unique, tu peux cesser de l’attendre, et te préparer tranquillement au premier.</p>
<h2 id="pour-moi">D’abord, pour toi</h2>
<p><strong>1. Est-ce que j’en suis sûre ?</strong> Il n’est pas nécessaire de l’être. « Je crois que j’aime les femmes », « je ne sais pas encore quel mot me va » se disent telles quelles. Personne ne demande de certificat à celles qui aiment les hommes.</p>
<p><strong>2. Qu’est-ce que j’en attends ?</strong> Ne plus mentir le dimanche ? Présenter quelqu’un ? Être consolée d’une rupture ? Si tu sais ce que tu espères, tu sauras le demander. « Je voudrais juste que tu le saches » évite à l’autre de chercher une solution.</p>
<p><strong>3. Ai-je le droit de ne rien dire ?</strong> Oui. Tout de suite, plus tard, à certaines personnes, jamais à d’autres. Se taire n’est ni mentir ni trahir la cause. On ne se cache pas quand on se garde.</p>
<h2 id="a-qui">À qui, et dans quel ordre</h2>
<p><strong>4. Qui a déjà montré, sans le savoir, ce qu’elle en penserait ?</strong> Tends l’oreille devant une série, un mariage, une plaisanterie à table. Commence par celle qui a le plus de chances de bien réagir, même si ce n’est pas la plus proche. Un premier « d’accord, et comment tu vas ? » donne de la force pour les suivants.</p>
<p><strong>5. Cette personne sait-elle se taire ?</strong> Précise toujours la consigne : « Je te le dis à toi, maman ne le sait pas encore. » Ceux qui t’aiment commettent des indiscrétions par joie. Quant à celle ou celui qui menacerait de parler pour obtenir quelque chose, c’est du chantage : garde les messages, parles-en au 3018 ou à une association.</p>
<h2 id="quand-comment">Quand, où, comment</h2>
<p><strong>6. Est-ce que je peux m’en aller ensuite ?</strong> Évite le repas de fête, la voiture sur l’autoroute, le dernier soir des vacances. Choisis un moment sans public, assez court, avec une porte. Beaucoup préfèrent marcher, ou téléphoner debout en faisant autre chose. Une lettre convient aussi : elle laisse à l’autre le temps de sa première réaction sans que tu la reçoives en face.</p>
<p><strong>7. Que ferai-je de sa première phrase ?</strong> Elle sera parfois ratée. « Tu es sûre ? », « c’est à cause de moi ? », « et les enfants ? » sont souvent de la surprise qui sort par la mauvaise porte. Prépare une réponse courte : « Je comprends que ce soit nouveau. Pour moi, ça ne l’est pas. On en reparle dimanche ? » Tu n’es pas tenue d’éduquer, de consoler, ni d’avoir réponse à tout.</p>
<p><strong>8. De quoi ai-je besoin si cela se passe mal ?</strong> Sois froide sur ce point, surtout si tu dépends d’eux pour le toit ou l’argent. Où dormir deux nuits ? Qui appeler ? Tes papiers, ta carte bancaire, tes médicaments, ton ordinateur sont-ils à portée de main ? Si tu penses risquer des coups, une mise à la porte ou un départ forcé vers un autre pays, n’annonce rien avant d’en avoir parlé à une professionnelle. Attendre d’être en sécurité n’est pas de la lâcheté.</p>
<h2 id="qui-ecoute">Qui écoute</h2>
<ul>
<li><a href="https://www.sos-homophobie.org">SOS homophobie</a> et <a href="https://www.asso-contact.org">Contact</a> répondent aux personnes concernées et à leurs proches.</li>
<li><a href="https://le-refuge.org">Le Refuge</a> accompagne et héberge des jeunes que leur famille a rejetées.</li>
<li>Le <strong>3919</strong> écoute les femmes victimes de violences, y compris au sein de leur famille.</li>
<li>Le <strong>3114</strong>, si l’idée de mourir s’invite. Jour et nuit.</li>
<li>Le <strong>17</strong> ou le <strong>114</strong> par SMS, en danger immédiat.</li>
</ul>
<p>Il te faut une feuille et trois minutes. Écris un seul prénom, celui de la première personne. En dessous, ta phrase, la plus simple possible. Tu n’as pas à la prononcer cette semaine. Tu peux la dire d’abord à ton miroir, ou dans un <a href="/communities">salon</a> où l’on répond doucement. Elle existe maintenant hors de toi, c’est déjà beaucoup.</p>`,
}
