import { foldText } from '@consoeurs/contract'

export type VoiceCommand = 'next' | 'previous' | 'timer' | 'ingredients'

const commands: [VoiceCommand, RegExp][] = [
  ['previous', /\b(precedente?|retour|avant)\b/],
  ['next', /\b(suivante?|suite|apres|continue)\b/],
  ['timer', /\b(minuteur|minuterie|chrono)\b/],
  ['ingredients', /\bingredients?\b/],
]

/** The command that was said, or undefined. */
export const voiceCommandOf = (said: string): VoiceCommand | undefined =>
  commands.find(([, words]) => words.test(foldText(said)))?.[0]
