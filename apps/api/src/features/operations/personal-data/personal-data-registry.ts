/** What happens to rows when their member is erased. */
export type ErasureRule =
  /** Deleted. */
  | 'erased'
  /** The row stays, the column becomes null. */
  | 'cleared'
  /** The row keeps the id of the anonymised member; `why` gives the reason or the term. */
  | 'kept'
  /** A separate step (`erase-content.ts`, `erase-member.ts`) empties or deletes it. */
  | 'emptied'

export interface PersonalDataColumn {
  table: string
  /** Column with the member's id, an array of ids, or (`newsletter_readers`) her address. */
  column: string
  leaving: ErasureRule
  /** Archive chapter; null with the reason in `why`. */
  chapter: string | null
  /** Never shown: hashes, keys, anything useful to a thief of the archive. */
  secret?: readonly string[]
  /** Column encrypted with the site secret; the archive contains the decrypted value. */
  sealed?: string
  /** The column names staff at work; the archive shows the decision without the name. */
  atWork?: true
  why?: string
}

const aboutOthers = 'another member’s own, and private: art. 15(4)'
const aboutStaff = 'what staff did at work, said of others'

const ownColumn = (table: string, column: string, chapter: string, secret?: readonly string[]): PersonalDataColumn => ({
  table,
  column,
  chapter,
  leaving: 'erased',
  ...(secret && { secret }),
})
const otherColumn = (table: string, column: string): PersonalDataColumn => ({
  table,
  column,
  chapter: null,
  leaving: 'erased',
  why: aboutOthers,
})
const staffColumn = (table: string, column: string): PersonalDataColumn => ({
  table,
  column,
  chapter: null,
  leaving: 'cleared',
  atWork: true,
  why: aboutStaff,
})

/** In a chapter of its own, which hides what a blocked member wrote. */
const lastMessage = ['last_text', 'last_author_id', 'last_sound', 'last_message_at'] as const

/** Account and sign-in. */
const accountTables: readonly PersonalDataColumn[] = [
  {
    table: 'users',
    column: 'id',
    chapter: 'compte',
    leaving: 'emptied',
    secret: ['fcm_password'],
    why: '« Ancienne membre », so that what others keep of a conversation has somebody to stand under',
  },
  { ...ownColumn('user_profiles', 'user_id', 'profil'), leaving: 'emptied' },
  {
    ...ownColumn('consents', 'user_id', 'accords'),
    leaving: 'kept',
    why: 'proof of consent (art. 7(1)), a year after she left',
  },
  ownColumn('sign_up_requests', 'user_id', 'inscription'),
  staffColumn('sign_up_requests', 'decided_by_id'),
  ownColumn('invitation_links', 'user_id', 'lien-d-invitation'),
  {
    ...ownColumn('invitations', 'member_id', 'invitation', ['inviter_id']),
    why: 'that she came by a link; whose link it was concerns the other member',
  },
  {
    ...otherColumn('invitations', 'inviter_id'),
    why: 'whether somebody joined is hers to say, so not even a number is shown or exported',
  },
  ownColumn('username_history', 'user_id', 'anciens-noms'),
  ownColumn('email_changes', 'user_id', 'changement-d-adresse', ['link_hash']),
  ownColumn('sessions', 'user_id', 'appareils-connectes', ['token']),
  ownColumn('api_tokens', 'user_id', 'jetons-d-acces', ['token_hash']),
  ownColumn('known_devices', 'user_id', 'appareils-connus', ['device']),
  ownColumn('two_factors', 'user_id', 'second-facteur', ['secret', 'backup_codes', 'last_step']),
  ownColumn('certifications', 'user_id', 'certifications', ['code']),
  staffColumn('certifications', 'assignee_id'),
  staffColumn('certifications', 'decided_by_id'),
  ownColumn('passkeys', 'user_id', 'cles-d-acces', ['public_key', 'credential_id']),
  ownColumn('accounts', 'user_id', 'facons-d-entrer', ['password', 'access_token', 'refresh_token', 'id_token']),
  {
    ...ownColumn('firebase_accounts', 'user_id', 'compte-firebase'),
    leaving: 'cleared',
    why: 'the account there is erased by its uid',
  },
  ownColumn('push_devices', 'user_id', 'appareils-prevenus', ['endpoint', 'p256dh', 'auth']),
  {
    ...ownColumn('connections', 'member_id', 'connexions'),
    leaving: 'kept',
    why: 'a year from the connection (décret 2021-1362)',
  },
  ownColumn('archives', 'user_id', 'archives', ['name']),
  { ...ownColumn('newsletter_readers', 'email', 'lettre'), leaving: 'emptied' },
  { ...ownColumn('meetings', 'user_id', 'rencontres', ['contact_hash']), sealed: 'sealed' },
  { ...ownColumn('trusted_contacts', 'user_id', 'contact-de-confiance'), sealed: 'sealed' },
]

/** Preferences and relations with others. */
const relationTables: readonly PersonalDataColumn[] = [
  ownColumn('notification_preferences', 'user_id', 'choix-de-notifications'),
  ownColumn('mail_rhythms', 'user_id', 'rythme-des-mails'),
  ownColumn('inboxes', 'user_id', 'compteurs'),
  ownColumn('photos', 'user_id', 'photos'),
  ownColumn('spoken_answers', 'user_id', 'reponse-parlee'),
  ownColumn('photo_checks', 'user_id', 'photos-regardees'),
  staffColumn('photo_checks', 'assignee_id'),
  staffColumn('photo_checks', 'decided_by_id'),
  ownColumn('visits', 'visitor_id', 'visites-faites'),
  ownColumn('visits', 'visited_id', 'visites-recues'),
  ownColumn('honors', 'from_id', 'honneurs-donnes'),
  ownColumn('honors', 'to_id', 'honneurs-recus'),
  ownColumn('favorites', 'user_id', 'favorites'),
  otherColumn('favorites', 'member_id'),
  ownColumn('likes', 'user_id', 'celles-qui-me-plaisent'),
  otherColumn('likes', 'member_id'),
  ownColumn('mutual_likes', 'user_id', 'attirances-reciproques'),
  otherColumn('mutual_likes', 'member_id'),
  ownColumn('blocked_names', 'blocker_id', 'blocages'),
  otherColumn('blocked_names', 'blocked_id'),
  {
    ...otherColumn('blocks', 'blocker_id'),
    why: 'told by `blocked_names`, as the names that she knew',
  },
  otherColumn('blocks', 'blocked_id'),
  ownColumn('passes', 'user_id', 'passees'),
  otherColumn('passes', 'member_id'),
  ownColumn('member_notes', 'user_id', 'notes-privees'),
  otherColumn('member_notes', 'member_id'),
  ownColumn('mutes', 'user_id', 'sourdines'),
  otherColumn('mutes', 'member_id'),
  ownColumn('saved_searches', 'user_id', 'recherches-gardees'),
  ownColumn('batches', 'user_id', 'bocaux'),
  ownColumn('batch_notes', 'user_id', 'bocaux-notes'),
  {
    ...ownColumn('ingredient_proposals', 'proposer_id', 'ingredients-proposes'),
    leaving: 'cleared',
    why: 'a name of a food; it stays for the editors, without hers',
  },
  { ...otherColumn('search_candidates', 'member_id'), why: 'that her profile changed, until it is compared' },
  otherColumn('saved_search_matches', 'member_id'),
  ownColumn('first_contacts', 'user_id', 'premiers-contacts'),
  otherColumn('first_contacts', 'other_id'),
  ownColumn('notifications', 'recipient_id', 'notifications'),
  otherColumn('notifications', 'actor_id'),
  { ...otherColumn('notifications', 'about_id'), leaving: 'emptied' },
  { ...otherColumn('notifications', 'actor_ids'), leaving: 'emptied' },
]

/** Content. */
const contentTables: readonly PersonalDataColumn[] = [
  {
    ...ownColumn('conversations', 'low_id', 'conversations', lastMessage),
    leaving: 'kept',
    why: 'the other’s as much as hers',
  },
  {
    ...ownColumn('conversations', 'high_id', 'conversations', lastMessage),
    leaving: 'kept',
    why: 'the other’s as much as hers',
  },
  { ...otherColumn('conversations', 'started_by_id'), leaving: 'kept', why: 'within her conversations' },
  { ...otherColumn('conversations', 'last_author_id'), leaving: 'kept', why: 'within her conversations' },
  {
    ...ownColumn('conversation_members', 'user_id', 'conversations-reglages'),
    leaving: 'kept',
    why: 'the other’s list is read through it',
  },
  { ...otherColumn('conversation_members', 'other_id'), leaving: 'kept', why: 'the other’s side' },
  {
    ...ownColumn('messages', 'author_id', 'messages'),
    leaving: 'kept',
    why: 'whom she wrote to keeps her letters; pictures go',
  },
  { ...ownColumn('room_messages', 'author_id', 'messages-de-salons'), leaving: 'emptied' },
  { ...staffColumn('room_messages', 'pinned_by_id'), why: 'who put it on the wall' },
  staffColumn('room_messages', 'removed_by_id'),
  ownColumn('room_mentions', 'user_id', 'mentions'),
  ownColumn('room_marks', 'user_id', 'salons-lus'),
  staffColumn('rooms', 'created_by_id'),
  {
    ...ownColumn('shares', 'author_id', 'partages'),
    leaving: 'emptied',
    why: 'deleted with its counts by a step of its own',
  },
  ownColumn('share_participants', 'user_id', 'sorties'),
  ownColumn('outing_waitlist', 'user_id', 'listes-d-attente'),
  ownColumn('outing_date_votes', 'user_id', 'dates-cochees'),
  ownColumn('calendar_feeds', 'user_id', 'agenda', ['token_hash']),
  {
    ...ownColumn('poll_votes', 'user_id', 'votes'),
    leaving: 'cleared',
    why: 'counted with the others’, without her',
  },
  ownColumn('bookmarks', 'user_id', 'partages-gardes'),
  ownColumn('notebooks', 'owner_id', 'carnets-de-recettes'),
  {
    ...ownColumn('notebook_recipes', 'added_by_id', 'recettes-gardees'),
    leaving: 'cleared',
    why: 'her own notebooks are erased; in another member’s notebook the recipe stays, without her',
  },
  ownColumn('recipe_notes', 'user_id', 'notes-de-recettes'),
  ownColumn('shopping_lists', 'owner_id', 'liste-de-courses'),
  ownColumn('shopping_lines', 'owner_id', 'lignes-de-courses'),
  {
    ...ownColumn('shopping_lines', 'written_by_id', 'lignes-ecrites'),
    leaving: 'cleared',
    why: 'her own list is erased; on the list of another member the line stays, without her',
  },
  ownColumn('shopping_list_members', 'user_id', 'listes-partagees'),
  { ...otherColumn('shopping_list_members', 'owner_id'), why: 'with whom a list is shared concerns the other member' },
  ownColumn('kitchen_basics', 'user_id', 'ingredients-de-base'),
  ownColumn('meal_entries', 'user_id', 'menus'),
  {
    ...ownColumn('comments', 'author_id', 'commentaires'),
    leaving: 'emptied',
    why: 'deleted, or emptied where others answered',
  },
  ownColumn('swaps', 'owner_id', 'trocs'),
  { ...otherColumn('swaps', 'reserved_for_id'), leaving: 'cleared' },
  ownColumn('swap_requests', 'member_id', 'trocs-demandes'),
  {
    ...ownColumn('recipe_makings', 'member_id', 'recettes-faites'),
    leaving: 'emptied',
    why: 'deleted with its counts by a step of its own',
  },
  {
    ...ownColumn('reactions', 'user_id', 'reactions'),
    leaving: 'emptied',
    why: 'deleted with its counts by a step of its own',
  },
  ownColumn('drafts', 'user_id', 'brouillons'),
  {
    ...ownColumn('files', 'owner_id', 'fichiers'),
    leaving: 'emptied',
    why: 'deleted with their bytes by a step of its own',
  },
]

/** Communities and administration. */
const siteTables: readonly PersonalDataColumn[] = [
  { ...ownColumn('communities', 'founded_by_id', 'communautes-fondees'), leaving: 'cleared' },
  {
    ...ownColumn('community_members', 'user_id', 'communautes'),
    leaving: 'emptied',
    why: 'handed over first where she owns it',
  },
  ownColumn('community_candidates', 'user_id', 'demandes-d-adhesion'),
  staffColumn('community_candidates', 'by_id'),
  { ...ownColumn('community_links', 'created_by_id', 'liens-d-invitation', ['token_hash']) },
  ownColumn('community_announcements', 'author_id', 'annonces-de-communaute'),
  { ...ownColumn('articles', 'author_id', 'articles'), leaving: 'cleared', why: 'the house’s, signed by it' },
  staffColumn('content_versions', 'author_id'),
  staffColumn('media', 'added_by_id'),
  { ...ownColumn('announcements', 'author_id', 'annonces'), leaving: 'cleared' },
  staffColumn('site_settings', 'changed_by_id'),
  { ...staffColumn('desk_writes', 'author_id'), leaving: 'erased' },
  ownColumn('contact_messages', 'user_id', 'courrier'),
  {
    // What others wrote, its link and its author are not data of the reporter.
    ...ownColumn('reports', 'reporter_id', 'signalements', ['about_id', 'excerpt', 'snapshot', 'url']),
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
  staffColumn('reports', 'assignee_id'),
  staffColumn('reports', 'decided_by_id'),
  { ...ownColumn('reviews', 'asker_id', 'secondes-lectures'), leaving: 'cleared' },
  staffColumn('reviews', 'decided_by_id'),
  ownColumn('sanctions', 'member_id', 'decisions'),
  staffColumn('sanctions', 'by_id'),
  staffColumn('sanctions', 'lifted_by_id'),
  staffColumn('held_items', 'assignee_id'),
  staffColumn('held_items', 'decided_by_id'),
  staffColumn('filter_words', 'added_by_id'),
  staffColumn('staff_notes', 'author_id'),
  staffColumn('audit_entries', 'actor_id'),
]

/** Registry of every column that names a member: its archive chapter and its fate on erasure. */
export const personalDataRegistry: readonly PersonalDataColumn[] = [
  ...accountTables,
  ...relationTables,
  ...contentTables,
  ...siteTables,
]

/** Tables without such a column: they depend on a row above or concern no member. */
export const tablesWithoutMembers: ReadonlySet<string> = new Set([
  ...[
    'article_recipes',
    'article_tags',
    'catalogue_entries',
    'catalogue_groups',
    'categories',
    'certification_pictures',
    'communes',
  ],
  ...['daily_figures', 'draft_files', 'events', 'faq_entries', 'former_slugs', 'imported_items', 'ingredients'],
  ...['installation', 'kept_bans', 'ledger_entries', 'link_previews', 'live_attachments', 'mailed_invitations'],
  ...['meeting_letters', 'message_images', 'old_addresses'],
  ...['message_versions', 'moderation_counts', 'outing_groups', 'pages', 'quiet_contacts', 'recipe_facts'],
  ...['recipe_tags', 'related_articles', 'room_message_images', 'room_message_versions', 'share_images'],
  ...['share_themes', 'share_version_images', 'share_versions', 'shared_counts', 'shared_marks', 'spent_proofs'],
  ...['swap_images', 'tags', 'towns_abroad', 'vapid_keys', 'verifications', 'webhook_contents'],
  ...['webhook_deliveries', 'webhooks'],
])
