import type { SeedPage } from '../seed-content.ts'
import type { Site } from './site.ts'

/** `tests/conformance/retention.test.ts` checks it against the code. */
const byItself: [data: string, period: string][] = [
  ['Profil, photos, partages, commentaires', 'Jusqu’à ce que tu les retires'],
  ['Partage ou commentaire retiré, ancienne version d’un partage', '30 jours, comme preuve possible d’un signalement'],
  ['Message effacé, ou caché par un blocage', '30 jours, comme preuve possible d’un signalement'],
  ['Conversations', 'Tant que l’une des deux membres les garde'],
  ['Visites de profil', '30 jours'],
  ['Brouillon auquel tu ne touches plus', '90 jours'],
  ['Photo envoyée qui ne sert à rien', '24 heures'],
  ['Appareil connecté (adresse IP, navigateur, dates)', '30 jours après ton dernier passage'],
  ['Jeton d’accès d’un programme', '365 jours au plus, ou jusqu’à ce que tu le révoques'],
  ['Ancien nom d’adresse de profil', '90 jours pour mener au nouveau, 1 an sans être donné à personne'],
  ['Message envoyé par la page de contact', '365 jours'],
  ['Adresse et rubriques de la lettre du journal', 'Jusqu’à ce que tu l’arrêtes ; sans confirmation, 3 jours'],
  ['Ce qui était signalé (mots, photos), gardé comme preuve', '30 jours après la décision, ou après sa relecture'],
  ['Signalement décidé, mesure terminée, et ce que l’équipe en a noté', '365 jours après la décision'],
  ['Exclusion, ou contenu masqué', 'Tant que la mesure dure'],
  ['Journal technique de ce qui s’est passé sur le serveur', '30 jours'],
  ['Compte que tu demandes de supprimer', '14 jours pour changer d’avis, puis effacement'],
  ['Compte inactif', '2 ans (730 jours) ; deux avertissements, 30 puis 7 jours avant'],
  ['Photo envoyée pour être certifiée', 'Effacée avec la décision ; sans décision, 14 jours'],
  ['Demande de certification (dates, décision, motif)', '365 jours après la décision, ou après sa fin'],
  ['Rencontre préparée (avec qui, où, quand, qui prévenir), chiffrée', '48 heures après l’heure dite'],
  ['Contact de confiance que tu as choisi de retenir, chiffré', 'Jusqu’à ce que tu l’oublies'],
  ['Adresse qui ne veut plus de nos mails de rencontre', 'Son empreinte, sans l’adresse'],
  ['Archive de tes données', '7 jours'],
  ['Adresse IP d’où tu te connectes, mise à part comme la loi le demande', '365 jours'],
  ['Preuve de tes accords', 'Le temps de ton compte, puis 365 jours'],
  ['Message que tu as écrit à une autre, après ton départ', 'Chez elle, sans ton nom'],
  ['Exclusion d’une membre partie', 'L’empreinte de son adresse, sans l’adresse'],
  ['Ce que tu cherches', 'Jamais gardé sur le serveur'],
]

/** On request or after the period. */
const byHand: [data: string, period: string][] = [['Sauvegardes', '30 jours']]

const table = (caption: string, rows: [data: string, period: string][]) =>
  `<table><caption>${caption}</caption><thead><tr><th scope="col">Donnée</th><th scope="col">Durée</th></tr></thead><tbody>${rows
    .map(([data, period]) => `<tr><th scope="row">${data}</th><td>${period}</td></tr>`)
    .join('')}</tbody></table>`

export const privacy = ({ name, reveals, use }: Site): SeedPage => ({
  slug: 'confidentialite',
  title: 'Confidentialité',
  body: `
<p>Ce que nous savons de toi, pourquoi, combien de temps, et comment le récupérer ou l’effacer. L’exploitante du site est responsable de ces traitements ; les <a href="/l/mentions-legales">mentions légales</a> la présentent.</p>
<h2>Ce que tu nous confies</h2>
<ul>
<li><strong>Pour ton compte</strong> : ton adresse e-mail, ta date de naissance (seul l’âge est montré), un mot de passe que nous ne pouvons pas lire, et tes accords datés. Base légale : le contrat.</li>
<li><strong>Pour ton profil</strong> : ce que tu choisis d’écrire et de montrer, et ta commune. Nous n’enregistrons jamais de position plus précise : les distances se calculent de commune à commune et s’affichent par tranches.</li>
<li><strong>Pour échanger</strong> : tes partages, tes messages, tes réactions, tes visites. Base légale : le contrat.</li>
<li><strong>Pour la lettre du journal</strong> : ton adresse, tes rubriques, la date de ta confirmation. Base légale : ton accord.</li>
<li><strong>Pour la sécurité</strong> : tes connexions, les signalements, les décisions. Base légale : nos obligations légales et l’intérêt de toutes à un lieu sûr.</li>
<li><strong>Pour être certifiée</strong>, si tu le demandes : une photo de toi avec un code, qu’une modératrice compare à celles de ton profil ; aucun programme ne reconnaît ton visage. Elle est chiffrée, absente des sauvegardes, effacée avec la décision. Base légale : ton accord.</li>
</ul>
<h2>Les données sensibles</h2>
<p>S’inscrire ici, ou remplir son profil, peut révéler ${reveals}. La loi (article 9 du RGPD) protège particulièrement ces données. Nous ne les traitons qu’avec ton accord exprès, donné par une case à part. Elles servent uniquement à ${use}. Tu peux retirer cet accord depuis <a href="/settings/donnees">tes réglages</a> : ton profil cesse aussitôt d’être montré, et ce que tu y cherches est effacé.</p>
<h2>Qui voit quoi</h2>
<p>Ton profil n’est visible que des membres, sauf si tu choisis de le rendre public. Tu peux rester discrète dans tes visites, cacher ta dernière connexion et ta distance, et décider qui peut t’écrire. Un blocage agit dans les deux sens, et l’autre n’en est pas avertie. Les modératrices voient ce qui est signalé, et chaque ouverture est inscrite dans un journal. Rien n’est vendu, ni prêté, ni partagé avec un annonceur.</p>
<h2>Qui travaille pour nous</h2>
<p>L’hébergeur, le service d’envoi d’e-mails et, si tu actives les notifications, le service de ton navigateur ou de ton téléphone qui les achemine. Les notifications n’affichent ni prénom, ni contenu si tu les veux discrètes. S’il arrivait qu’une donnée sorte de l’Union européenne, cette page dirait où et avec quelles garanties.</p>
<h2>Combien de temps</h2>
${table('Ce qui s’efface tout seul', byItself)}
${table('Ce que l’équipe efface', byHand)}
<p>Lorsque la loi nous impose de garder plus longtemps certaines informations d’identification, elles sont mises à part et ne servent à rien d’autre.</p>
<h2>Tes droits</h2>
<p>Tu peux consulter, corriger, emporter, limiter ou effacer tes données, t’opposer à un traitement et dire ce qu’elles deviendront après ta mort. Ton profil, tes photos et qui les voit se changent dans tes réglages. Une archive complète et la suppression de ton compte t’attendent dans <a href="/settings/donnees">Mes données</a>. Pour le reste, écris par la <a href="/l/contact">page de contact</a> ; nous répondons en un mois au plus. Tu peux aussi saisir la <a href="https://www.cnil.fr">CNIL</a>.</p>
<h2>En cas de fuite de données</h2>
<p>Si une fuite présente un risque pour toi, nous te prévenons sans attendre, et la CNIL dans les 72 heures. ${name} ne prend aucune décision automatisée qui produirait un effet sur toi.</p>`,
})
