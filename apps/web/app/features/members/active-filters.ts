import type { PageBrand } from '@consoeurs/brand'
import { membersText } from '../../text/members.ts'
import type { MemberFilters } from './members.api.ts'

interface ActiveFilter {
  label: string
  /** The filters without this one. */
  without: MemberFilters
}

/** What she chose, each with the list as it is without it. The order of the list is no filter. */
export function activeFilters(filters: MemberFilters, brand: PageBrand): ActiveFilter[] {
  const { q, within, ageMin, ageMax, lookingFor } = filters
  const active: ActiveFilter[] = []
  if (q !== undefined) active.push({ label: membersText.searched(q), without: { ...filters, q: undefined } })
  if (within !== undefined) {
    active.push({ label: membersText.withinBand(within), without: { ...filters, within: undefined } })
  }
  if (ageMin !== undefined || ageMax !== undefined) {
    const without = { ...filters, ageMin: undefined, ageMax: undefined }
    active.push({ label: membersText.ageRange(ageMin, ageMax), without })
  }
  if (filters.withPhoto) active.push({ label: membersText.withPhoto, without: { ...filters, withPhoto: undefined } })
  if (filters.certified)
    active.push({ label: membersText.certifiedOnly, without: { ...filters, certified: undefined } })
  const choice = brand.lookingFor.find(({ value }) => value === lookingFor)
  if (choice !== undefined) active.push({ label: choice.label, without: { ...filters, lookingFor: undefined } })
  return active
}
