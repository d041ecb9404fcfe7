export const catalogueText = {
  title: 'Notifications',
  lead: 'Ce que les membres lisent dans leurs réglages, et ce qu’elles ont tant qu’elles n’ont rien choisi. Celles qui ont choisi gardent leur choix.',
  sectionLabel: 'Nom du groupe',
  label: 'Libellé',
  inApp: 'Sur le site',
  push: 'Sur ses appareils',
  always: 'Toujours active',
  missing: 'Écris un libellé.',
} as const
