import { z } from 'zod'
import { communityLimits as most } from '../limits.ts'
import { PageQuery } from '../paging.ts'
import { MemberCard, MemberLink } from '../people/members.ts'
import { ClientId, Id, Instant, personLine, personText } from '../primitives.ts'
import { FileView } from './files.ts'

/** request: joining needs approval. secret: by invitation, invisible to others. */
export const CommunityAccess = z.enum(['open', 'request', 'secret'])
export type CommunityAccess = z.infer<typeof CommunityAccess>

export const CommunityRole = z.enum(['owner', 'moderator', 'member'])
export type CommunityRole = z.infer<typeof CommunityRole>

/** Of someone who is not a member of it. */
export const CommunityStanding = z.enum(['asked', 'invited', 'declined', 'excluded'])
export type CommunityStanding = z.infer<typeof CommunityStanding>

/** `mentions` includes announcements. */
export const CommunityNews = z.enum(['all', 'mentions', 'none'])
export type CommunityNews = z.infer<typeof CommunityNews>

/** Used wherever a community is named. */
export const CommunityLink = z.object({ id: Id, slug: z.string(), name: z.string() })
export type CommunityLink = z.infer<typeof CommunityLink>

export const CommunityCard = CommunityLink.extend({
  tagline: z.string(),
  access: CommunityAccess,
  archived: z.boolean(),
  avatar: FileView.nullable(),
  memberCount: z.number().int().nonnegative(),
  /** Of the viewer; null if she is not a member of it. */
  role: CommunityRole.nullable(),
  standing: CommunityStanding.nullable(),
})
export type CommunityCard = z.infer<typeof CommunityCard>

export const AnnouncementView = z.object({ id: Id, text: z.string(), author: MemberLink.nullable(), at: Instant })
export type AnnouncementView = z.infer<typeof AnnouncementView>

export const CommunityView = CommunityCard.extend({
  description: z.string(),
  rules: z.string(),
  questions: z.array(z.string()),
  cover: FileView.nullable(),
  /** Newest members that the viewer may see; empty if the member list is closed to her. */
  faces: z.array(MemberCard),
  announcement: AnnouncementView.nullable(),
  news: CommunityNews.nullable(),
  /** 0 for viewers who may not answer them. */
  requests: z.number().int().nonnegative(),
  can: z.object({
    join: z.boolean(),
    ask: z.boolean(),
    leave: z.boolean(),
    read: z.boolean(),
    members: z.boolean(),
    publish: z.boolean(),
    invite: z.boolean(),
    moderate: z.boolean(),
    announce: z.boolean(),
    own: z.boolean(),
    report: z.boolean(),
  }),
})
export type CommunityView = z.infer<typeof CommunityView>

export const CommunitiesQuery = PageQuery.extend({
  /** shared: in common with the member `with`. */
  which: z.enum(['all', 'mine', 'suggested', 'shared']).default('all'),
  with: z.string().max(60).optional(),
  q: z.string().trim().max(60).optional(),
})
export type CommunitiesQuery = z.infer<typeof CommunitiesQuery>

export const SlugParam = z.object({ slug: z.string().min(1).max(100) })

/** Secret of an invitation link. */
export const InvitationQuery = z.object({ invitation: z.string().max(100).optional() })

/** Joins, or requests to. */
export const JoinCommunity = z.strictObject({
  answers: z
    .array(personText(most.answer, `Une réponse dépasse ${most.answer} caractères.`))
    .max(most.questions)
    .default([]),
  invitation: z.string().max(100).optional(),
})
export type JoinCommunity = z.input<typeof JoinCommunity>

export const ChooseNews = z.strictObject({ news: CommunityNews })

export const CommunityMemberView = z.object({
  id: Id,
  member: MemberCard,
  role: CommunityRole,
  since: Instant,
  can: z.object({ putOut: z.boolean(), changeRole: z.boolean() }),
})
export type CommunityMemberView = z.infer<typeof CommunityMemberView>

/** The question as it was worded when answered. */
export const CandidateAnswer = z.object({ question: z.string(), answer: z.string() })
export type CandidateAnswer = z.infer<typeof CandidateAnswer>

export const RequestView = z.object({
  id: Id,
  member: MemberCard,
  answers: z.array(CandidateAnswer),
  at: Instant,
})
export type RequestView = z.infer<typeof RequestView>

export const AnswerRequest = z.strictObject({ accept: z.boolean() })
export const ChangeRole = z.strictObject({ role: CommunityRole.exclude(['owner']) })

export const ExcludedView = z.object({ username: z.string(), displayName: z.string(), at: Instant })
export type ExcludedView = z.infer<typeof ExcludedView>

export const NameMember = z.strictObject({
  username: z.string().trim().min(1, 'Écris son nom d’utilisatrice.').max(60),
})

export const OfferLink = z.strictObject({
  days: z.coerce
    .number()
    .int()
    .refine((days) => most.linkDays.some((offered) => offered === days), 'Choisis l’une des durées.'),
})
export const LinkView = z.object({ id: Id, uses: z.number().int(), expiresAt: Instant })
export type LinkView = z.infer<typeof LinkView>
/** Returned only once, to the creator of the link. */
export const NewLinkView = LinkView.extend({ token: z.string() })
export type NewLinkView = z.infer<typeof NewLinkView>

export const AnnouncementInput = z.strictObject({
  clientId: ClientId,
  text: personText(most.announcement, `Ton annonce dépasse ${most.announcement} caractères.`).min(
    1,
    'Écris quelques mots.',
  ),
})
export type AnnouncementInput = z.input<typeof AnnouncementInput>

const communityWords = z.strictObject({
  name: personLine(most.name.max, `Le nom dépasse ${most.name.max} caractères.`).min(
    most.name.min,
    'Ce nom est trop court.',
  ),
  tagline: personLine(most.tagline, `La phrase dépasse ${most.tagline} caractères.`),
  description: personText(most.description, `La description dépasse ${most.description} caractères.`),
  rules: personText(most.rules, `Les règles dépassent ${most.rules} caractères.`),
  access: CommunityAccess,
  questions: z
    .array(personLine(most.question, `Une question dépasse ${most.question} caractères.`))
    .max(most.questions, `Pose au plus ${most.questions} questions.`)
    .transform((questions) => questions.filter((question) => question !== '')),
})

/** Omitted fields are unchanged. */
export const CommunityChange = communityWords.partial()
export type CommunityChange = z.infer<typeof CommunityChange>

/** The founder becomes the owner, and a first room is created. */
export const CreateCommunity = communityWords.extend({
  clientId: ClientId,
  tagline: communityWords.shape.tagline.default(''),
  description: communityWords.shape.description.default(''),
  rules: communityWords.shape.rules.default(''),
  questions: communityWords.shape.questions.default([]),
})
export type CreateCommunity = z.input<typeof CreateCommunity>

export const SetArchived = z.strictObject({ archived: z.boolean() })

/** For the community's moderators; never names the reporter. */
export const ReportedContent = z.object({
  id: Id,
  target: z.enum(['share', 'comment', 'making', 'roomMessage']),
  targetId: Id,
  reason: z.string(),
  excerpt: z.string(),
  url: z.string(),
  at: Instant,
})
export type ReportedContent = z.infer<typeof ReportedContent>
