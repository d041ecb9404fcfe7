import type { PageBrand } from '@consoeurs/brand'
import { membersText } from '../../../text/members.ts'
import { directoryText } from './directory.text.ts'
import type { MemberFilters } from './members.api.ts'

interface ActiveFilter {
  /** The API's name of the filter. */
  name: string
  label: string
  /** The filters without this one. */
  without: MemberFilters
}

export const switchLabels = {
  withPhoto: membersText.withPhoto,
  certified: membersText.certifiedOnly,
  mutual: directoryText.mutual,
  isNew: directoryText.newOnly,
  online: directoryText.online,
}

export const interestsOf = ({ interests }: Pick<PageBrand, 'interests'>) =>
  interests.flatMap((group) => group.interests)

/** The sort order is no filter. */
export function activeFilters(filters: MemberFilters, brand: PageBrand, communityName = ''): ActiveFilter[] {
  const { q, within, ageMin, ageMax, lookingFor, community } = filters
  const active: ActiveFilter[] = []
  if (q !== undefined) active.push({ name: 'q', label: membersText.searched(q), without: { ...filters, q: undefined } })
  if (within !== undefined) {
    active.push({ name: 'within', label: membersText.withinBand(within), without: { ...filters, within: undefined } })
  }
  if (ageMin !== undefined || ageMax !== undefined) {
    const without = { ...filters, ageMin: undefined, ageMax: undefined }
    active.push({ name: 'age', label: membersText.ageRange(ageMin, ageMax), without })
  }
  for (const name of ['withPhoto', 'certified', 'mutual', 'isNew', 'online'] as const) {
    if (filters[name]) active.push({ name, label: switchLabels[name], without: { ...filters, [name]: undefined } })
  }
  const interest = interestsOf(brand).find(({ value }) => value === filters.interest)
  if (interest !== undefined) {
    active.push({ name: 'interest', label: interest.label, without: { ...filters, interest: undefined } })
  }
  if (community !== undefined) {
    const label = communityName || directoryText.community
    active.push({ name: 'community', label, without: { ...filters, community: undefined } })
  }
  const choice = brand.lookingFor.find(({ value }) => value === lookingFor)
  if (choice !== undefined) {
    active.push({ name: 'lookingFor', label: choice.label, without: { ...filters, lookingFor: undefined } })
  }
  const question = brand.profileQuestions.find(({ id }) => id === filters.answered)
  if (question !== undefined) {
    const label = directoryText.hasAnswered(question.label)
    active.push({ name: 'answered', label, without: { ...filters, answered: undefined } })
  }
  return active
}
