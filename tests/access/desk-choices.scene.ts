import type { AppearanceView, ProfileChoicesView } from '@consoeurs/contract'
import type { Person } from '@consoeurs/test-support'
import type { Write } from './desk-write.ts'

const address = '/api/desk/profile-choices'

/** What administrators send about the looks of the site, and about interests and questions of profiles. */
export function choicesWrites(scene: {
  admin: Person
  picture(): Promise<number>
}): Record<string, () => Promise<Write>> {
  const choices = async () => (await scene.admin.gets<ProfileChoicesView>(address)).body
  return {
    'POST /api/desk/appearance/colours': async () => {
      const { colours } = (await scene.admin.gets<AppearanceView>('/api/desk/appearance')).body
      const { version, dark } = colours
      const light = { ...colours.light, accent: '#ffcc00' }
      return { path: '/api/desk/appearance/colours', body: { version, colours: { light, dark } } }
    },
    'POST /api/desk/appearance/hero': async () => {
      const hero = { title: 'Un.', titleEmphasis: 'Deux.', lead: 'Trois.', action: 'Quatre' }
      return { path: '/api/desk/appearance/hero', body: { version: null, hero } }
    },
    'POST /api/desk/appearance/logo': async () => {
      const logo = { light: await scene.picture(), dark: null }
      return { path: '/api/desk/appearance/logo', body: { version: null, logo } }
    },
    'POST /api/desk/profile-choices/interests': async () => {
      const { version, groups } = (await choices()).interests
      const group = { label: 'Ailleurs', interests: [{ value: null, label: 'Tricot' }] }
      return { path: `${address}/interests`, body: { version, groups: [...groups, group] } }
    },
    'POST /api/desk/profile-choices/questions': async () => {
      const { version, questions } = (await choices()).questions
      const question = { id: null, label: 'Un mot de plus', placeholder: '' }
      return { path: `${address}/questions`, body: { version, questions: [...questions, question] } }
    },
  }
}
