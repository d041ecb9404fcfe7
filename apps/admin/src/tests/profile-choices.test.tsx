import type { ProfileChoicesView } from '@consoeurs/contract'
import { setUpTestApp } from '@consoeurs/test-support'
import { expect, it } from 'vitest'
import { type GroupDraft, movedInterest } from '../resources/profile-choices/drafts.ts'
import { adminText } from '../text/admin.ts'
import { profileChoicesText as text } from '../text/profile-choices.ts'
import { fireEvent, openAdmin, press, screen, shows, waitFor } from './open-admin.scene.tsx'

const { test } = await setUpTestApp()
const odile = await test.personas.member('Odile', { role: 'admin' })
const choices = async () => (await odile.gets<ProfileChoicesView>('/api/desk/profile-choices')).body
const [first, second] = test.deps.brand.profileQuestions

it('renames, reorders and retires questions; a refusal is shown and nothing typed is lost', async () => {
  await openAdmin(odile, '/profile-choices')
  await shows(text.questions.title)
  await press(text.down(first?.label ?? ''))
  await press(text.retireNamed(second?.label ?? ''))
  await press(text.questions.add)
  await press(text.save(text.questions.title))
  await shows(/^Chaque question a un texte/)
  const [empty] = screen.getAllByRole('textbox', { name: text.questions.name }).slice(-1)
  expect(empty).toHaveProperty('value', '')
  await press(text.retireNamed(text.fresh))
  await press(text.save(text.questions.title))
  await shows(adminText.saved)
  await waitFor(() => expect(screen.queryByText(text.unsaved)).toBeNull())
  const { questions } = (await choices()).questions
  expect(questions.slice(0, 2)).toMatchObject([
    { id: second?.id, retired: true },
    { id: first?.id, retired: false },
  ])
})

it('adds an interest to a group', async () => {
  const [group] = test.deps.brand.interests
  await openAdmin(odile, '/profile-choices')
  await press(text.interests.add(group?.label ?? ''))
  const fields = await screen.findAllByRole('textbox', { name: text.interests.name })
  const added = fields.find((field) => (field as HTMLInputElement).value === '')
  expect(document.activeElement).toBe(added)
  fireEvent.change(added as HTMLElement, { target: { value: 'Tricot' } })
  await press(text.save(text.interests.title))
  await waitFor(async () =>
    expect((await choices()).interests.groups[0]?.interests.at(-1)).toMatchObject({ value: 'tricot', label: 'Tricot' }),
  )
})

it('saving one list disables its fields, and keeps what is typed in the other', async () => {
  await openAdmin(odile, '/profile-choices')
  const [question] = await screen.findAllByRole('textbox', { name: text.questions.name })
  fireEvent.change(question as HTMLElement, { target: { value: 'Ce que je mijote' } })
  const [interest] = screen.getAllByRole('textbox', { name: text.interests.name })
  fireEvent.change(interest as HTMLElement, { target: { value: 'Marche lente' } })
  await press(text.save(text.interests.title))
  const fieldset = (interest as HTMLElement).closest('form')?.querySelector('fieldset')
  await waitFor(() => expect(fieldset?.disabled).toBe(true))
  await shows(adminText.saved)
  await waitFor(() => expect(screen.queryByRole('button', { name: text.save(text.interests.title) })).toBeNull())
  const [kept] = screen.getAllByRole('textbox', { name: text.questions.name })
  expect(kept).toHaveProperty('value', 'Ce que je mijote')
  await press(text.save(text.questions.title))
  await waitFor(async () => expect((await choices()).questions.questions[0]?.label).toBe('Ce que je mijote'))
})

it('an interest goes beyond its group with the arrows, and stays at the ends of the list', () => {
  const entry = (key: string) => ({ key, value: key, label: key, retired: false })
  const groups = [
    { key: 'g', label: 'G', interests: [entry('a'), entry('b')] },
    { key: 'h', label: 'H', interests: [entry('c')] },
  ]
  const keys = (moved: GroupDraft[]) => moved.map(({ interests }) => interests.map(({ key }) => key).join(''))
  expect(keys(movedInterest(groups, 0, 0, 1))).toEqual(['ba', 'c'])
  expect(keys(movedInterest(groups, 0, 1, 1))).toEqual(['a', 'bc'])
  expect(keys(movedInterest(groups, 1, 0, -1))).toEqual(['abc', ''])
  expect(keys(movedInterest(groups, 0, 0, -1))).toEqual(['ab', 'c'])
})
