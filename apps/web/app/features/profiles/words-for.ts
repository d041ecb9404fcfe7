import type { MemberProfile } from '@consoeurs/contract'
import { profilesText } from '../../text/profiles.ts'

/** The same titles, said to her or said of her. */
export const wordsFor = ({ isSelf }: Pick<MemberProfile, 'isSelf'>) => (isSelf ? profilesText.own : profilesText)
