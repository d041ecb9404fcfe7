import { legalPages } from '../../../src/pages/index.ts'
import type { SeedPage } from '../../../src/seed-content.ts'

const charter: SeedPage = {
  slug: 'charte',
  title: 'La charte',
  body: `
<p>Dix phrases pour une table où l’on revient. Elles s’appliquent partout : profils, partages, salons, messages.</p>
<h2>À table</h2>
<ol>
<li><strong>Je viens comme je suis.</strong> En mon nom, avec mes photos, une seule fois. Je suis une femme et j’ai plus de 18 ans.</li>
<li><strong>Je partage ce que j’ai goûté.</strong> Mes recettes, mes essais, mes ratés. Je cite celle à qui j’emprunte.</li>
<li><strong>Je ne soigne personne.</strong> Ni diagnostic, ni posologie, ni guérison promise. Ce qui m’a fait du bien m’a fait du bien, à moi.</li>
<li><strong>Je ne conseille jamais d’arrêter ou de retarder un traitement.</strong> Au moindre doute, je réponds : « Parles-en à ta médecin. »</li>
<li><strong>Je préviens.</strong> Allergènes, grossesse, plantes qui ressemblent à d’autres, aliments à ne pas manger crus : je le dis dans la recette.</li>
<li><strong>Je ne parle ni de poids, ni de pureté.</strong> Pas de photos avant et après, pas de jeûne raconté comme un exploit, pas de honte au dessert.</li>
<li><strong>Je ne vends rien.</strong> Ni cure, ni complément, ni formation, ni lien qui rapporte. Aucune marque ne publie ici.</li>
<li><strong>Je cueille et je jardine avec respect.</strong> Avec l’accord des lieux, sans vider un coin, sans diffuser une adresse fragile.</li>
<li><strong>Je ne juge ni les assiettes, ni les corps, ni les origines.</strong> Celle qui mange un steak ce soir est la bienvenue demain. Les femmes trans sont chez elles.</li>
<li><strong>Je signale plutôt que je ne réplique.</strong> Une modératrice lira. Je ne lance pas de meute.</li>
</ol>
<h2>Les conseils dangereux</h2>
<p>Pousser une personne malade à abandonner ses soins, ou à adopter une pratique qui la met en danger, peut être un délit. Un tel message se signale avec le motif « conseil dangereux pour la santé » : il passe devant les autres, il est masqué pendant l’examen s’il est grave, et son autrice reçoit nos raisons. Un partage qui appelle à arrêter un traitement, ou qui promet une guérison, est lu par l’équipe avant de paraître.</p>
<h2>Si tu oublies l’une de ces phrases</h2>
<p>On peut se tromper. Le plus souvent, un mot suffit et le texte est corrigé. Si cela recommence, ou si c’est grave, l’équipe peut avertir, masquer, suspendre ou exclure. La décision dit toujours ce qui s’est passé, quelle règle s’applique et comment demander un nouvel examen.</p>
<h2>Et nous</h2>
<p>Nous lisons chaque signalement. Nous ne lisons pas tes conversations. Nous ne sommes ni médecins, ni diététiciennes, et nous ne faisons pas semblant de l’être.</p>`,
}

const about: SeedPage = {
  slug: 'a-propos',
  title: 'À propos de Sève',
  body: `
<p>La sève monte sans bruit, quand c’est l’heure. Nous voulions un lieu qui lui ressemble : du vivant, de la patience, et personne qui crie au miracle.</p>
<h2>Pour qui</h2>
<p>Sève réunit des femmes qui mangent cru, souvent, parfois, ou qui voudraient essayer. Des maraîchères et des locataires de neuf mètres carrés, des expertes en bocaux et des débutantes qui ont peur du chou. On y trouve des recettes de saison, des réponses franches, des marchés près de chez soi et des voisines de potager. Les femmes trans y sont chez elles.</p>
<h2>Ce que nous avons choisi</h2>
<ul>
<li><strong>Le goût d’abord.</strong> On mange cru parce que c’est bon. Le reste se discute à table.</li>
<li><strong>Des recettes qui tiennent.</strong> Quantités, temps, saison, pièges à éviter. Celle qui l’écrit l’a faite.</li>
<li><strong>Le droit de manger autre chose.</strong> Personne n’est pure ici, et la raclette d’hiver n’a pas besoin d’avocate.</li>
<li><strong>Aucune publicité.</strong> Ni marque, ni placement, ni lien rémunéré. Les bocaux que tu vois ont été lavés par quelqu’un.</li>
<li><strong>Une personne derrière chaque décision.</strong> Les certifications et les signalements sont lus par des modératrices.</li>
</ul>
<h2>Ce que nous ne disons pas</h2>
<p>Nous ne disons pas que le cru guérit. Une alimentation, même délicieuse, ne remplace ni un avis médical, ni un traitement. Un changement important se prépare avec une professionnelle de santé, surtout pendant une grossesse, pendant l’enfance, en cas de maladie, ou si la nourriture est devenue une inquiétude. Une alimentation sans aucun produit animal demande en particulier une source sûre de vitamine B12 : parles-en à ta médecin.</p>
<h2>Qui fait vivre le site</h2>
<p>Le logiciel est libre et peut tourner sur un seul petit serveur. L’exploitante du site en assume les frais et en répond : les <a href="/l/mentions-legales">mentions légales</a> disent qui elle est, et <a href="/l/comment-cela-tient">Comment cela tient</a>, ce que cela coûte. Les chiffres que tu vois sont les vrais, et s’ils sont petits, c’est que le jardin est jeune. Pour une idée, un désaccord ou un coup de main, la <a href="/l/contact">page de contact</a> est lue par une personne.</p>`,
}

export const pages: SeedPage[] = [
  ...legalPages({
    name: 'Sève',
    purpose: 'destiné aux femmes qui pratiquent ou découvrent l’alimentation crue et vivante',
    automatic:
      'Un partage qui invite à arrêter un traitement, ou qui promet de guérir une maladie, est retenu de la même façon, quelle que soit l’ancienneté du compte ; un partage qui parle d’une maladie porte un rappel et un lien.',
    reveals: 'ton état de santé ou tes convictions',
    use: 'te montrer aux autres membres, comme tu l’as choisi, et te proposer des échanges',
    safety: `<h2>Avec la nourriture</h2>
<p>Ce que tu lis ici est une expérience, jamais une ordonnance. N’arrête et ne retarde aucun traitement sans l’avis de ta médecin. Demande-lui conseil avant un changement important, surtout enceinte, allaitante, malade ou très fatiguée, et ne l’impose pas à un enfant.</p>
<ul>
<li>Après avoir mangé une plante, une baie ou un champignon douteux, appelle le 15 ou un centre antipoison sans attendre les symptômes, et garde un échantillon.</li>
<li>Les graines germées, les algues, les ferments et les aliments crus d’origine animale ne conviennent pas à toutes. En cas de grossesse ou d’immunité fragile, demande avant.</li>
<li>Si manger devient une peur, un calcul permanent ou une punition, tu n’es pas seule et cela se soigne. Parles-en à ta médecin ; la Fédération française anorexie boulimie oriente vers des lieux d’aide.</li>
</ul>`,
  }),
  charter,
  about,
]
