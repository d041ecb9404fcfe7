import { type ErrorEnvelope, type OwnProfile, reservedNameText } from '@consoeurs/contract'
import { setUpTestApp } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'

const { camille } = await setUpTestApp({ personas: ['camille'] })

const renames = (displayName: string) => camille.patches<OwnProfile & ErrorEnvelope>('/api/members/me', { displayName })

describe('a new display name', () => {
  it.each([
    ...['Équipe Violette', 'L’équipe Violette', 'Support Violette', 'Violette officielle', 'Les modératrices'],
    ...[
      'Équipes',
      'Administratrices',
      'm o d e r a t r i c e',
      'Suppоrt Violette',
      'Violette',
      '5upport et m0deration',
    ],
  ])('does not pass for the site or its staff: %s', async (displayName) => {
    expect(await renames(displayName)).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { displayName: [reservedNameText] } } } },
    })
  })

  it.each(['Aïda', 'Moder', 'Admira', 'Violette Martin'])('may be %s', async (displayName) => {
    expect((await renames(displayName)).body).toMatchObject({ displayName })
  })

  it('is stored normalised, and its length is measured afterwards', async () => {
    expect((await renames('Zoe\u0301\u200b\u2060')).body).toMatchObject({ displayName: 'Zoé' })
    expect((await renames('e\u0301')).status).toBe(400)
    expect((await renames('q\u0323'.repeat(40))).status).toBe(200)
    expect((await renames('q\u0323'.repeat(41))).status).toBe(400)
  })
})
