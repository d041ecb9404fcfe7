import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'lettre-a-une-mere-qui-vient-de-l-apprendre',
  title: 'Lettre à une mère qui vient de l’apprendre',
  excerpt:
    'Une lettre à transmettre à ta mère, ton père ou ta sœur le lendemain. Elle dit ce que tu n’as pas la force d’expliquer, et ce qu’il vaut mieux ne pas répondre.',
  category: 'se-dire',
  tags: ['coming-out', 'famille'],
  seoTitle: 'Ma fille aime les femmes : lettre à une mère',
  seoDescription:
    'Ta fille vient de te dire qu’elle aime les femmes. Une lettre pour les premiers jours : quoi dire, quoi taire, où parler.',
  daysAgo: 241,
  author: 'admin',
  cover: {
    file: 'v-lettres.svg#svgView(viewBox(340,360,480,320))',
    alt: 'Une violette posée sur une lettre',
  },
  related: [
    'avant-de-le-dire-huit-questions-a-se-poser-seule',
    'presenter-quelqu-un-a-ses-enfants-un-gouter-a-la-fois',
    'commencer-a-cinquante-quatre-ans',
  ],
  body: `<p>Chère toi,</p>
<p>Ta fille vient de te parler. C’était peut-être dans la cuisine, au téléphone, dans une lettre relue dix fois. Tu as répondu comme tu as pu. Depuis, tu tournes dans la maison en refaisant la scène. Je ne te connais pas, mais j’ai lu beaucoup de filles qui parlaient de leur mère, et quelques mères qui parlaient de leur fille. Laisse-moi te dire ce qu’elles auraient aimé savoir plus tôt.</p>
<h2 id="ce-qu-elle-t-a-donne">Ce qu’elle t’a donné</h2>
<p>Elle ne t’a pas annoncé une maladie, ni un départ. Elle t’a fait une place. Avant de te parler, elle a essayé ses phrases seule, elle a eu peur, elle a guetté ton visage devant des films. Elle aurait pu continuer à te raconter des demi-week-ends. Si elle a parlé, c’est que tu comptes assez pour qu’elle prenne ce risque.</p>
<p>Tu n’y es pour rien, ni par excès d’amour ni par défaut. Ni le divorce, ni la nourrice, ni ce prénom un peu garçon. Personne ne cherche la cause chez celles qui aiment les hommes.</p>
<h2 id="ta-premiere-phrase">Ta première phrase était ratée ? Il reste la deuxième</h2>
<p>Tu as dit « tu es sûre ? », ou « ne le dis pas à ton père », ou rien. Le silence est ce qu’elle redoutait le plus, alors commence par le rompre. Un message suffit, aujourd’hui même :</p>
<blockquote><p>Je n’ai pas su quoi dire hier. Je t’aime, rien n’a changé là-dessus. J’ai besoin d’un peu de temps pour les questions, pas pour t’aimer. On se voit dimanche comme d’habitude ?</p></blockquote>
<p>Remarque les trois choses qu’elle y lira : l’amour d’abord, ton trouble sans le lui faire porter, et le dimanche qui continue.</p>
<p>Quelques phrases, en revanche, se gravent. « C’est une phase. » « Tu vas souffrir. » « Et moi, je n’aurai pas de petits-enfants ? » « Ça ne se voit pas. » Aucune n’est criminelle ; toutes lui demandent de te consoler de ce qu’elle est. Garde-les pour une amie, pour le carnet, pour la route.</p>
<h2 id="tes-questions">Tes questions ont leur place, ailleurs</h2>
<p>Tu as le droit d’être bousculée. Tu avais peut-être imaginé un gendre, une photo, une robe ; il faut un moment pour décrocher un tableau qu’on regardait depuis vingt ans. Ce deuil-là existe. Simplement, il n’est pas à elle de le conduire.</p>
<p>Tu as peur des autres, de la rue, des voisins. Elle connaît ces risques mieux que toi, et sait en général ce qu’elle fait. La meilleure protection que tu puisses offrir est une maison où elle n’a rien à surveiller.</p>
<p>Tu te heurtes peut-être à ta foi, ou à celle des tiens. Des croyantes ont fait ce chemin avant toi, sans abandonner ni leur fille ni leur prière. L’association <a href="https://www.asso-contact.org">Contact</a> réunit depuis longtemps des parents qui se posent ces questions ; on peut y téléphoner ou venir écouter, dans beaucoup de départements, sans donner son nom. Et une chose à ne jamais faire : l’envoyer « se faire soigner ». Il n’y a rien à soigner, et la loi française punit depuis 2022 les pratiques qui prétendent modifier l’orientation sexuelle ou l’identité de genre de quelqu’un.</p>
<h2 id="les-gestes">Les petits gestes, qui font tout</h2>
<ul>
<li><strong>Ne le répète pas.</strong> Demande-lui qui sait, et qui elle souhaite prévenir elle-même. Même ta sœur. Même ton mari, si elle te le demande.</li>
<li><strong>Apprends le prénom.</strong> S’il y a quelqu’un, elle s’appelle autrement que « ton amie ». Dis « Nadia », dis « ta compagne », selon le mot qu’elles emploient.</li>
<li><strong>Mets une assiette.</strong> L’invitation ordinaire vaut toutes les déclarations. Même chambre que pour les autres couples, même corvée de vaisselle.</li>
<li><strong>Réponds à table.</strong> Quand l’oncle lance sa plaisanterie, n’attends pas qu’elle se défende. « On ne parle pas comme ça ici » prend deux secondes, et elle s’en souviendra trente ans.</li>
<li><strong>Pose une question sur sa vie.</strong> Pas sur l’étiquette. « Comment vous êtes-vous rencontrées ? » est la même question que pour ton fils.</li>
</ul>
<p>Tu feras des maladresses, tu t’excuseras en une phrase, et vous passerez au fromage. C’est ainsi que cela devient ordinaire.</p>
<p>Si tu peux faire une seule chose avant ce soir, envoie le message du dessus, avec tes mots. Elle a son téléphone dans la main.</p>
<p>Affectueusement, une fille de quelqu’un</p>`,
}
