import { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const lengths: Record<string, (count: number | bigint) => string> = {
  string: (count) => `${count} caractère${count > 1 ? 's' : ''}`,
  array: (count) => `${count} élément${count > 1 ? 's' : ''}`,
}
const amountOf = (origin: string, count: number | bigint) => lengths[origin]?.(count) ?? String(count)

function typeSentence({ expected, input }: Extract<Issue, { code: 'invalid_type' }>): string {
  if (input === undefined) return 'Ce champ est obligatoire.'
  if (expected === 'number') return 'Écris un nombre.'
  if (expected === 'int') return 'Écris un nombre entier.'
  return 'Cette valeur n’est pas valable.'
}

/** Where the contract has no sentence of its own: query and path parameters, and bodies that no form of ours sent. */
function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(issue)
    case 'invalid_value':
      return `Valeurs possibles\u202f: ${issue.values.join(', ')}.`
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Ce champ est obligatoire.'
      return issue.inclusive
        ? `${amountOf(issue.origin, issue.minimum)} au moins.`
        : `Un nombre supérieur à ${issue.minimum}.`
    case 'too_big':
      return issue.inclusive
        ? `${amountOf(issue.origin, issue.maximum)} au plus.`
        : `Un nombre inférieur à ${issue.maximum}.`
    case 'invalid_format':
      return 'La forme de ce texte n’est pas valable.'
    case 'unrecognized_keys':
      return `Champ inconnu\u202f: ${issue.keys.join(', ')}.`
    default:
      return 'Cette valeur n’est pas valable.'
  }
}

/** In place of Zod’s French locale, whose messages speak of types and operators. */
export const setErrorSentences = () => z.config({ localeError: sentenceOf })
