import { describe, expect, it } from 'vitest'
import { agendaHref, isFiltered, readAgenda } from './agenda-filters.ts'

const read = (href: string) => readAgenda(new URL(href, 'http://site.test').searchParams, ['balade', 'culture'])

describe('the filters of the agenda', () => {
  it.each(['/outings', '/outings?miennes=1', '/outings?quand=undated', '/outings?quand=week&distance=25&genre=balade'])(
    'read %s back',
    (href) => {
      expect(agendaHref(read(href))).toBe(href)
    },
  )

  it('ignore what they do not know', () => {
    expect(read('/outings?quand=hier&distance=12&genre=inconnu')).toEqual({ when: 'all', scope: 'all' })
    expect(isFiltered(read('/outings?miennes=1'))).toBe(false)
    expect(isFiltered(read('/outings?distance=10'))).toBe(true)
  })
})
