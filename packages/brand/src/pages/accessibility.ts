import type { SeedPage } from '../seed-content.ts'
import rate from './accessibility-rate.json' with { type: 'json' }
import type { Site } from './site.ts'

/** RGAA 4.1. */
const CRITERIA = 106

interface ConformanceRate {
  /** ISO 8601 day; null without a full audit run (`tools/accessibility-rate.ts`). */
  measuredOn: string | null
  pages: number
  /** Criteria that applied, and that were met on every page. */
  criteria: number
  met: number
}

function formatRate({ measuredOn, pages, criteria, met }: ConformanceRate): string {
  if (measuredOn === null) return 'Aucun taux de conformité n’est affiché avant cet audit.'
  const percent = (100 * met) / criteria
  const share = `${percent.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u202F%`
  const day = new Date(measuredOn).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
  return [
    `Un programme peut juger, en partie, ${criteria} des ${CRITERIA} critères du RGAA sur les pages d’ici.`,
    `Le ${day}, <strong>${share}</strong> de ces critères étaient respectés sur toutes les ${pages} pages essayées,`,
    'sur téléphone et sur ordinateur, de jour et de nuit.',
    `Ce taux ne dit rien des ${CRITERIA - criteria} autres critères, que seule une personne peut juger.`,
  ].join(' ')
}

export const accessibility = ({ name }: Site): SeedPage => ({
  slug: 'accessibilite',
  title: 'Accessibilité',
  body: `
<p>${name} doit pouvoir être utilisé par toutes, au clavier, à la voix, avec une loupe d’écran ou une synthèse vocale. Cette page dit ce qui est fait, ce qui ne l’est pas, et comment nous le dire.</p>
<h2>État de conformité</h2>
<p>Nous visons le niveau AA des règles WCAG 2.2 et les critères du RGAA 4.1. Aucun audit complet n’a encore été mené par une personne extérieure : le site doit donc être considéré comme <strong>non conforme</strong> au sens du référentiel, même si beaucoup y est respecté.</p>
<p>${formatRate(rate)}</p>
<h2>Ce que nous vérifions</h2>
<ul>
<li>Chaque page a un titre unique, un titre principal, des repères et un lien « Aller au contenu ».</li>
<li>Tout se fait au clavier, dans un ordre logique, avec un repère visible de la position.</li>
<li>Les contrastes du texte et des commandes sont calculés pour les deux thèmes, de jour et de nuit.</li>
<li>Les cibles tactiles mesurent au moins 44 pixels, hors liens au fil du texte.</li>
<li>Les champs ont une étiquette, les erreurs sont expliquées et reliées à leur champ.</li>
<li>Les annonces (message envoyé, nouvelle notification) sont lues sans déplacer le focus.</li>
<li>Les animations s’effacent si ton appareil demande moins de mouvement.</li>
<li>Les membres sont invitées à décrire leurs images, photos de profil comprises.</li>
</ul>
<h2>Ce que mesure l’outil automatique</h2>
<p>Un outil libre, axe-core, ouvre chaque page du site dans un vrai navigateur : toutes celles du plan des routes, en visiteuse et en membre, écrans vides, refusés et trouvés compris. L’essai échoue si une page manque à la liste. Il vérifie les règles WCAG 2.0, 2.1 et 2.2, niveaux A et AA, et les bonnes pratiques. Le même essai réduit chaque page à 320 pixels de large, comme un agrandissement à 400 %, espace ses mots et ses lignes, et cherche ce qui bouge sans fin. L’essai long recommence de nuit, avec les couleurs du système, et parcourt chaque page à la seule touche de tabulation : tout ce qu’elle atteint doit avoir un nom, montrer qu’il est atteint et n’être couvert par rien. L’inscription, un message, un partage et un signalement y sont faits sans souris. Une version n’est pas publiée tant qu’il reste une faute, même légère.</p>
<p>Ce que cet outil ne voit pas : le sens des descriptions d’images, l’ordre de lecture dans une synthèse vocale, la clarté des phrases, le confort à la loupe, les pages écrites plus tard par l’équipe. Une personne relit le reste, et tes remarques comptent.</p>
<h2>Ce qui reste imparfait</h2>
<ul>
<li>Les images publiées par les membres n’ont pas toutes une description.</li>
<li>Les messages contiennent parfois des suites d’émojis, longues à entendre.</li>
<li>L’espace d’administration n’a pas été testé avec toutes les aides techniques.</li>
</ul>
<h2>Essais</h2>
<p>Le site est conçu pour les versions récentes de Firefox, de Chrome, d’Edge et de Safari, sur ordinateur et sur téléphone, avec les lecteurs d’écran NVDA, VoiceOver et TalkBack. Les pages de lecture restent lisibles sans script.</p>
<h2>Nous signaler une difficulté</h2>
<p>Écris par la <a href="/l/contact">page de contact</a>, sujet « Accessibilité », en disant la page, ton matériel et ce qui t’a arrêtée. Nous répondons, nous corrigeons, et si la correction tarde nous te donnons l’information autrement.</p>
<h2>Si nous ne répondons pas</h2>
<p>Tu peux écrire à la Défenseure des droits, par son <a href="https://formulaire.defenseurdesdroits.fr">formulaire en ligne</a>, par courrier gratuit sans timbre (Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07) ou auprès de ses déléguées dans ton département.</p>`,
})
