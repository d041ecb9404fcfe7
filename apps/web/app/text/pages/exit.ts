export const exitText = {
  title: 'Tu quittes le site',
  lead: 'Ce lien mène vers un autre site. Une membre l’a écrit, nous ne l’avons pas vérifié.',
  host: 'Il ouvre le site',
  whole: 'Adresse complète',
  advice: 'Ne donne jamais ton mot de passe ni d’argent à un site ouvert ainsi.',
  go: 'Continuer vers ce site',
  stay: 'Rester ici',
} as const
