import type { MemberProfile } from '@consoeurs/contract'
import { profilesText } from '../../../text/profiles.ts'

export const profileTextFor = ({ isSelf }: Pick<MemberProfile, 'isSelf'>) => (isSelf ? profilesText.own : profilesText)
