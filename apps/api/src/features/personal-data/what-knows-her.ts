/** What becomes of rows when their member is erased. */
export type Leaving =
  /** Deleted. */
  | 'erased'
  /** They stay, and name nobody any more. */
  | 'cleared'
  /** They stay with the number of a member who is nobody any more; `why` says until when. */
  | 'kept'
  /** They stay in place, emptied of what she said, by a step of their own (`erase-words.ts`, `erase-member.ts`). */
  | 'emptied'

export interface Knowledge {
  table: string
  /** The column that names her; of an array, any of its elements. */
  column: string
  leaving: Leaving
  /** The chapter of her archive; null where `why` says why it has none. */
  chapter: string | null
  /** Columns that are nobody's to read: hashes, keys, what a thief of the archive would use. */
  secret?: readonly string[]
  /** A column that lies closed with the site’s secret: her archive holds what is in it. */
  sealed?: string
  /** Whoever stands there did so at work: her archive says what was decided, and by the house. */
  atWork?: true
  why?: string
}

const ofOthers = 'another member’s own, and private: art. 15(4)'
const ofStaff = 'what staff did at work, said of others'

const hers = (table: string, column: string, chapter: string, secret?: readonly string[]): Knowledge => ({
  table,
  column,
  chapter,
  leaving: 'erased',
  ...(secret && { secret }),
})
const others = (table: string, column: string): Knowledge => ({
  table,
  column,
  chapter: null,
  leaving: 'erased',
  why: ofOthers,
})
const staff = (table: string, column: string): Knowledge => ({
  table,
  column,
  chapter: null,
  leaving: 'cleared',
  atWork: true,
  why: ofStaff,
})

/** Who she is, and how she comes in. */
const account: readonly Knowledge[] = [
  {
    table: 'users',
    column: 'id',
    chapter: 'compte',
    leaving: 'emptied',
    secret: ['fcm_password'],
    why: '« Ancienne membre », so that what others keep of a conversation has somebody to stand under',
  },
  { ...hers('user_profiles', 'user_id', 'profil'), leaving: 'emptied' },
  {
    ...hers('consents', 'user_id', 'accords'),
    leaving: 'kept',
    why: 'proof of consent (art. 7(1)), a year after she left',
  },
  hers('username_history', 'user_id', 'anciens-noms'),
  hers('email_changes', 'user_id', 'changement-d-adresse', ['link_hash']),
  hers('sessions', 'user_id', 'appareils-connectes', ['token']),
  hers('known_devices', 'user_id', 'appareils-connus', ['device']),
  hers('two_factors', 'user_id', 'second-facteur', ['secret', 'backup_codes', 'last_step']),
  hers('certifications', 'user_id', 'certifications', ['code']),
  staff('certifications', 'assignee_id'),
  staff('certifications', 'decided_by_id'),
  hers('passkeys', 'user_id', 'cles-d-acces', ['public_key', 'credential_id']),
  hers('accounts', 'user_id', 'facons-d-entrer', ['password', 'access_token', 'refresh_token', 'id_token']),
  {
    ...hers('firebase_accounts', 'user_id', 'compte-firebase'),
    leaving: 'cleared',
    why: 'the account there is erased by its uid',
  },
  hers('push_devices', 'user_id', 'appareils-prevenus', ['endpoint', 'p256dh', 'auth']),
  {
    ...hers('connections', 'member_id', 'connexions'),
    leaving: 'kept',
    why: 'a year from the connection (décret 2021-1362)',
  },
  hers('archives', 'user_id', 'archives', ['name']),
  { ...hers('meetings', 'user_id', 'rencontres', ['contact_hash']), sealed: 'sealed' },
  { ...hers('trusted_contacts', 'user_id', 'contact-de-confiance'), sealed: 'sealed' },
]

/** What she chose, and what happened between her and others. */
const bonds: readonly Knowledge[] = [
  hers('notification_preferences', 'user_id', 'choix-de-notifications'),
  hers('mail_rhythms', 'user_id', 'rythme-des-courriels'),
  hers('inboxes', 'user_id', 'compteurs'),
  hers('photos', 'user_id', 'photos'),
  hers('visits', 'visitor_id', 'visites-faites'),
  hers('visits', 'visited_id', 'visites-recues'),
  hers('honors', 'from_id', 'honneurs-donnes'),
  hers('honors', 'to_id', 'honneurs-recus'),
  hers('favorites', 'user_id', 'favorites'),
  others('favorites', 'member_id'),
  hers('blocks', 'blocker_id', 'blocages'),
  others('blocks', 'blocked_id'),
  hers('passes', 'user_id', 'passees'),
  others('passes', 'member_id'),
  hers('member_notes', 'user_id', 'notes-privees'),
  others('member_notes', 'member_id'),
  hers('mutes', 'user_id', 'sourdines'),
  others('mutes', 'member_id'),
  hers('first_contacts', 'user_id', 'premiers-contacts'),
  others('first_contacts', 'other_id'),
  hers('notifications', 'recipient_id', 'notifications'),
  others('notifications', 'actor_id'),
  { ...others('notifications', 'actor_ids'), leaving: 'emptied' },
]

/** What she said, where. */
const words: readonly Knowledge[] = [
  { ...hers('conversations', 'low_id', 'conversations'), leaving: 'kept', why: 'the other’s as much as hers' },
  { ...hers('conversations', 'high_id', 'conversations'), leaving: 'kept', why: 'the other’s as much as hers' },
  { ...others('conversations', 'started_by_id'), leaving: 'kept', why: 'within her conversations' },
  { ...others('conversations', 'last_author_id'), leaving: 'kept', why: 'within her conversations' },
  {
    ...hers('conversation_members', 'user_id', 'conversations-reglages'),
    leaving: 'kept',
    why: 'the other’s list is read through it',
  },
  { ...others('conversation_members', 'other_id'), leaving: 'kept', why: 'the other’s side' },
  {
    ...hers('messages', 'author_id', 'messages'),
    leaving: 'kept',
    why: 'whom she wrote to keeps her letters; pictures go',
  },
  { ...hers('room_messages', 'author_id', 'messages-de-salons'), leaving: 'emptied' },
  { ...staff('room_messages', 'pinned_by_id'), why: 'who put it on the wall' },
  staff('room_messages', 'removed_by_id'),
  hers('room_mentions', 'user_id', 'mentions'),
  hers('room_marks', 'user_id', 'salons-lus'),
  staff('rooms', 'created_by_id'),
  {
    ...hers('shares', 'author_id', 'partages'),
    leaving: 'emptied',
    why: 'deleted with its counts by a step of its own',
  },
  hers('share_participants', 'user_id', 'sorties'),
  hers('bookmarks', 'user_id', 'partages-gardes'),
  {
    ...hers('comments', 'author_id', 'commentaires'),
    leaving: 'emptied',
    why: 'deleted, or emptied where others answered',
  },
  {
    ...hers('reactions', 'user_id', 'reactions'),
    leaving: 'emptied',
    why: 'deleted with its counts by a step of its own',
  },
  hers('drafts', 'user_id', 'brouillons'),
  {
    ...hers('files', 'owner_id', 'fichiers'),
    leaving: 'emptied',
    why: 'deleted with their bytes by a step of its own',
  },
]

/** Communities, and the house. */
const house: readonly Knowledge[] = [
  { ...hers('communities', 'founded_by_id', 'communautes-fondees'), leaving: 'cleared' },
  {
    ...hers('community_members', 'user_id', 'communautes'),
    leaving: 'emptied',
    why: 'handed over first where she owns it',
  },
  hers('community_candidates', 'user_id', 'demandes-d-adhesion'),
  staff('community_candidates', 'by_id'),
  { ...hers('community_links', 'created_by_id', 'liens-d-invitation', ['token_hash']) },
  hers('community_announcements', 'author_id', 'annonces-de-communaute'),
  { ...hers('articles', 'author_id', 'articles'), leaving: 'cleared', why: 'the house’s, signed by it' },
  staff('content_versions', 'author_id'),
  staff('media', 'added_by_id'),
  { ...hers('announcements', 'author_id', 'annonces'), leaving: 'cleared' },
  staff('site_settings', 'changed_by_id'),
  { ...staff('desk_writes', 'author_id'), leaving: 'erased' },
  hers('contact_messages', 'user_id', 'courrier'),
  {
    ...hers('reports', 'reporter_id', 'signalements'),
    leaving: 'cleared',
    why: 'with her name and address; what it tells stays a year',
  },
  {
    table: 'reports',
    column: 'about_id',
    chapter: null,
    leaving: 'kept',
    why: 'who reported is not told; what was decided is in « decisions ». Gone a year after the decision',
  },
  staff('reports', 'assignee_id'),
  staff('reports', 'decided_by_id'),
  { ...hers('reviews', 'asker_id', 'secondes-lectures'), leaving: 'cleared' },
  staff('reviews', 'decided_by_id'),
  hers('sanctions', 'member_id', 'decisions'),
  staff('sanctions', 'by_id'),
  staff('sanctions', 'lifted_by_id'),
  staff('held_items', 'assignee_id'),
  staff('held_items', 'decided_by_id'),
  staff('filter_words', 'added_by_id'),
  staff('staff_notes', 'author_id'),
  staff('audit_entries', 'actor_id'),
]

/** Every column of the database that names a member: what of it is in her archive, and what becomes of it when she leaves. */
export const whatKnowsHer: readonly Knowledge[] = [...account, ...bonds, ...words, ...house]

/** Tables that name no member by a column of their own: they hang on a row above, or speak of nobody. */
export const knowsNobody: ReadonlySet<string> = new Set([
  'article_tags',
  'catalogue_entries',
  'catalogue_groups',
  'categories',
  'certification_pictures',
  'communes',
  'daily_figures',
  'draft_files',
  'events',
  'faq_entries',
  'former_slugs',
  'installation',
  'kept_bans',
  'live_attachments',
  'meeting_letters',
  'message_images',
  'message_versions',
  'moderation_counts',
  'pages',
  'quiet_contacts',
  'related_articles',
  'room_message_images',
  'room_message_versions',
  'share_images',
  'share_version_images',
  'share_versions',
  'shared_counts',
  'shared_marks',
  'spent_proofs',
  'tags',
  'towns_abroad',
  'vapid_keys',
  'verifications',
])
