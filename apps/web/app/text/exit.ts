/** Sentences of the page that asks before she leaves for another site. */
export const exitText = {
  title: 'Tu quittes le site',
  lead: 'Ce lien mène ailleurs. Une membre l’a écrit, nous ne l’avons pas vérifié.',
  host: 'Il ouvre le site',
  whole: 'Adresse complète',
  advice: 'Ne donne jamais ton mot de passe ni d’argent à un site ouvert ainsi.',
  go: 'Continuer vers ce site',
  stay: 'Rester ici',
  wrongTitle: 'Ce lien ne mène nulle part',
  wrongText: 'Son adresse n’est pas celle d’un site. Nous ne l’ouvrons pas.',
} as const
