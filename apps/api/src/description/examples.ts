import type { Schema } from './document.ts'

const clientId = '0b6f2c1e-6f0a-4d0e-9a55-3c1f0a7d2b10'

const member = { id: 12, username: 'ines', displayName: 'Inès' }

/** Shown beside requests, by the name of their schema in the contract. */
const requestExamples: Record<string, unknown> = {
  SignIn: { identifier: 'camille@example.org', password: 'une longue phrase de passe' },
  PublishShare: {
    clientId,
    kind: 'question',
    title: 'Une balade dimanche',
    body: 'Qui vient marcher au bord du canal\u202f?',
    visibility: 'members',
  },
  SendMessage: { clientId, to: member.username, text: 'Bonjour Inès, ta balade me tente beaucoup\u202f!' },
  WriteComment: { clientId, text: 'Je viens avec plaisir.' },
  FileReport: { target: 'share', targetId: 31, reason: 'harassment', text: '', goodFaith: true },
  RecordVisit: { username: member.username },
  BlockMember: { username: member.username },
  MarkSeq: { seq: 7 },
  MarkNotifications: { ids: [51, 52], read: true },
}

/** Shown in answers for texts without a form of their own, by the name of the property. */
const propertyExamples: Record<string, string> = {
  body: 'Qui vient marcher au bord du canal\u202f?',
  city: 'Lyon',
  cursor: 'eyJpZCI6MzF9',
  displayName: 'Inès',
  headline: 'Marcheuse du dimanche',
  path: '/p/ines',
  slug: 'une-balade-dimanche',
  text: 'Je viens avec plaisir.',
  title: 'Une balade dimanche',
  url: 'https://example.org/une-balade',
  username: 'ines',
}

/** @param schemas of the document, which are completed in place */
export function addExamples(schemas: Record<string, Schema>): void {
  for (const [name, example] of Object.entries(requestExamples)) {
    const schema = schemas[`${name}Input`]
    if (schema !== undefined) schema.examples = [example]
  }
  for (const { properties } of Object.values(schemas)) {
    for (const [name, property] of Object.entries(properties ?? {})) {
      const example = propertyExamples[name]
      const isPlainText = property.type === 'string' && Object.keys(property).length === 1
      if (example !== undefined && isPlainText) property.examples = [example]
    }
  }
}
