import { describe, expect, it } from 'vitest'
import { pagePatterns, patternsOf } from '../../tests/journeys/rounds/visits.ts'
import { allScreens, chosenScreens, refuseGaps, type Screen } from './screens.ts'

const slugs = {
  share: 'un-partage-public',
  community: 'une-ouverte',
  room: 'une-ouverte/un-salon',
  article: '1-un-article',
  category: 'une-rubrique',
  tag: 'un-mot',
}
const screens = allScreens(slugs)

describe('the pictures', () => {
  it('show every page of the site map, each under a unique name', () => {
    expect(() => refuseGaps(pagePatterns, screens)).not.toThrow()
    expect(new Set(screens.map(({ route }) => route))).toEqual(new Set(pagePatterns))
  })

  it('include a new member without content, not only the demo members', () => {
    const empty = screens.filter(({ who }) => who === 'newcomer').map(({ route }) => route)
    expect(empty).toEqual(expect.arrayContaining(['dashboard', 'messages', 'notifications', 'visits', 'honors', 'p']))
  })

  it('are refused while a new route has none', () => {
    const patterns = patternsOf([
      { path: 'salons', file: 'routes/rooms.tsx', children: [{ path: ':slug', file: 'routes/room.tsx' }] },
    ])
    expect(() => refuseGaps([...pagePatterns, ...patterns], screens)).toThrow('/salons/:slug has no picture')
  })

  it('are refused if they show a removed page, or if two share a name', () => {
    const gone: Screen = { name: 'salon', route: 'salons/:slug', path: '/salons/the', who: 'member' }
    expect(() => refuseGaps(pagePatterns, [...screens, gone])).toThrow('/salons/:slug is pictured')
    const [first] = screens
    expect(() => refuseGaps(pagePatterns, [...screens, first!])).toThrow(`two pictures are called ${first!.name}`)
  })

  it('have the same names in every brand’s demo', () => {
    const names = (slug: string) =>
      allScreens({
        share: slug,
        community: `${slug}-aussi`,
        room: `${slug}-aussi/${slug}-la`,
        article: `7-${slug}-encore`,
        category: `${slug}-rubrique`,
        tag: `${slug}-mot`,
      }).map(({ name }) => name)
    expect(names('un-dimanche-au-marche')).toEqual(names('trois-livres'))
  })

  it('can be selected by address or by name', () => {
    expect(chosenScreens(screens, '/members').every(({ path }) => path.startsWith('/members'))).toBe(true)
    expect(chosenScreens(screens, 'recadrage').map(({ route }) => route)).toEqual(['settings/photos'])
    expect(chosenScreens(screens, undefined)).toEqual(screens)
  })
})
