/**
 * Notifications that quote their actor (`saidByActor`, kept equal by a test): hidden from a recipient who muted a
 * quoted word.
 */
export const quotingValues: readonly string[] = [
  'annonce',
  'commentaire',
  'faite',
  'groupe',
  'honneur',
  'interaction',
  'mention',
  'message',
]
