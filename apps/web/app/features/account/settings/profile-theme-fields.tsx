import type { OwnProfile, PlaceSuggestion } from '@consoeurs/contract'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { PlaceFields } from './place-fields.tsx'
import { AboutFields, AnswerFields, InterestFields, NameFields, SeekingFields } from './profile-fields.tsx'
import type { ProfileTheme } from './profile-themes.ts'

interface ThemeFieldsProps {
  theme: Exclude<ProfileTheme, 'voix'>
  profile: OwnProfile
  answer: FormAnswer | undefined
  searched: { q: string; places: PlaceSuggestion[] | null }
}

export function ThemeFields({ theme, searched, ...given }: ThemeFieldsProps) {
  switch (theme) {
    case 'presentation':
      return (
        <>
          <NameFields {...given} />
          <AboutFields {...given} />
        </>
      )
    case 'reponses':
      return <AnswerFields {...given} hiddenLegend />
    case 'lieu':
      return <PlaceFields {...given} searched={searched} />
    case 'recherche':
      return <SeekingFields {...given} />
    case 'gouts':
      return <InterestFields {...given} />
  }
}
