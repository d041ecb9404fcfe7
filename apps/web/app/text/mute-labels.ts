export const muteLabels = {
  mute: 'Mettre en sourdine',
  unmute: 'Réactiver',
  onProfile: 'En sourdine : tu ne la vois plus dans tes listes, et elle n’en sait rien.',
  folded: 'Commentaire en sourdine',
} as const

export const muteItem = ({ muted = false }: { muted?: boolean }) =>
  muted
    ? ({ label: muteLabels.unmute, icon: 'bell' } as const)
    : ({ label: muteLabels.mute, icon: 'bell-off' } as const)
