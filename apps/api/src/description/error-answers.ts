import { type ErrorCode, errors } from '@consoeurs/contract'
import { errorEnvelope } from '../platform/http/errors.ts'
import type { Answer, Schema } from './document.ts'

const texts = Object.entries(errors).sort(([a], [b]) => (a < b ? -1 : 1))

const codeTable = [
  'What happened, for a program. A code keeps its meaning; new ones may be added.',
  '',
  '| Code | Status | Sentence |',
  '|---|---|---|',
  ...texts.map(([code, { status, text }]) => `| \`${code}\` | ${status} | ${text} |`),
].join('\n')

/** The form of every error (`ErrorEnvelope` of the contract). */
export const errorSchemas: Record<string, Schema> = {
  ErrorCode: { type: 'string', description: codeTable, enum: texts.map(([code]) => code) },
  Error: {
    type: 'object',
    required: ['data', 'error'],
    properties: {
      data: { type: 'null' },
      error: {
        type: 'object',
        required: ['status', 'name', 'message', 'details'],
        properties: {
          status: { type: 'integer', description: 'The HTTP status.' },
          name: { type: 'string', description: 'The code again, where Strapi clients expect a name.' },
          message: { type: 'string', description: 'A French sentence to show: what happened and what to do next.' },
          details: {
            type: 'object',
            required: ['code'],
            properties: {
              code: { $ref: '#/components/schemas/ErrorCode' },
              fields: {
                type: 'object',
                description: 'Sentences for each refused field, by its path in the request.',
                additionalProperties: { type: 'array', items: { type: 'string' } },
              },
              retryAfter: { type: 'number', description: 'Seconds to wait.' },
            },
          },
        },
      },
    },
  },
}

interface ErrorExample {
  code: ErrorCode
  fields?: Record<string, string[]>
  /** Seconds. */
  retryAfter?: number
}

function answer(description: string, examples: ErrorExample[]): Answer {
  const named = examples.map(({ code, fields, retryAfter }) => [
    code,
    { value: errorEnvelope(code, fields, retryAfter) },
  ])
  return {
    description,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(named),
      },
    },
  }
}

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: { type: 'integer' } },
}

/** Shared by all operations, by their name in `components.responses`. */
export const errorAnswers: Record<string, Answer> = {
  Invalid: answer('The request is not valid: `fields` says why, field by field.', [
    { code: 'VALIDATION', fields: { text: ['Écris quelques mots.'] } },
  ]),
  SignInRequired: answer('No session, or one that has ended.', [{ code: 'SIGN_IN_REQUIRED' }]),
  Forbidden: answer('The session does not allow this.', [
    { code: 'FORBIDDEN' },
    { code: 'APPROVAL_PENDING' },
    { code: 'SECOND_FACTOR_OWED' },
    { code: 'ORIGIN_REFUSED' },
  ]),
  NotFound: answer('Nothing there, or not for this viewer.', [{ code: 'NOT_FOUND' }]),
  TooMany: {
    ...answer('Too many calls.', [{ code: 'TOO_MANY_REQUESTS', retryAfter: 42 }]),
    headers: retryAfter,
  },
  Refused: answer('Any other refusal: `error.details.code` says which.', [{ code: 'USERNAME_TAKEN' }]),
  Failed: {
    ...answer('The server cannot answer now. Try again later.', [{ code: 'UNAVAILABLE' }]),
    headers: retryAfter,
  },
}

/** What decides which errors an operation may answer. */
interface ErrorSources {
  isPublic: boolean
  writes: boolean
  hasInput: boolean
  hasParams: boolean
  limited: boolean
  /** Its own. */
  codes: ErrorCode[]
}

const ref = (name: keyof typeof errorAnswers): Answer => ({ $ref: `#/components/responses/${name}` })

export const errorAnswersOf = ({ isPublic, writes, hasInput, hasParams, limited, codes }: ErrorSources) => ({
  ...Object.fromEntries(codes.map((code) => [errors[code].status, ref('Refused')])),
  ...((hasInput || hasParams) && { 400: ref('Invalid') }),
  ...(!isPublic && { 401: ref('SignInRequired') }),
  ...((!isPublic || writes) && { 403: ref('Forbidden') }),
  ...(hasParams && { 404: ref('NotFound') }),
  ...(limited && { 429: ref('TooMany') }),
  '4XX': ref('Refused'),
  '5XX': ref('Failed'),
})
