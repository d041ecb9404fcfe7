import type { NotificationSection, notificationValues } from '@consoeurs/contract'
import {
  AtSign,
  Award,
  Bell,
  BookOpen,
  Eye,
  Heart,
  KeyRound,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageCircle,
  MessageSquare,
  MessagesSquare,
  ShieldCheck,
  Sparkles,
  UserPlus,
  Users,
} from 'lucide-react'

interface NotificationLook {
  icon: LucideIcon
  /** Someone's own words are shown on paper; the rest is said small. */
  paper?: true
}

/** Every value of every section has its drawing: a new one does not compile until it is here. */
const looks: { [S in NotificationSection]: Record<(typeof notificationValues)[S][number], NotificationLook> } = {
  profil: { visite: { icon: Eye }, honneur: { icon: Award, paper: true }, interaction: { icon: Sparkles } },
  messages: { message: { icon: MessageCircle }, demande: { icon: Mail } },
  partages: {
    reaction: { icon: Heart },
    commentaire: { icon: MessageSquare, paper: true },
    mention: { icon: AtSign, paper: true },
  },
  communautes: { annonce: { icon: Megaphone }, adhesion: { icon: Users }, invitation: { icon: UserPlus } },
  salons: { message: { icon: MessagesSquare }, mention: { icon: AtSign } },
  blog: { article: { icon: BookOpen } },
  compte: { moderation: { icon: ShieldCheck }, securite: { icon: KeyRound } },
}

/** A value that this page does not know yet (a server one version ahead) rings like any other. */
export function lookOf(section: NotificationSection, value: string): NotificationLook {
  const ofSection: Record<string, NotificationLook> = looks[section]
  return ofSection[value] ?? { icon: Bell }
}
