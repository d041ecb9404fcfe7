/** « Sourdine » where it is offered, in words that every page may carry. */
export const muteLabels = {
  mute: 'Mettre en sourdine',
  unmute: 'Lever la sourdine',
  onProfile: 'En sourdine : tu ne la vois plus dans tes listes, et elle n’en sait rien.',
  folded: 'Commentaire en sourdine',
} as const

/** The line of a menu: it mutes her, or ends that. */
export const muteItem = ({ muted = false }: { muted?: boolean }) =>
  muted
    ? ({ label: muteLabels.unmute, icon: 'bell' } as const)
    : ({ label: muteLabels.mute, icon: 'bell-off' } as const)
