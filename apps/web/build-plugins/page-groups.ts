const contract = 'contract/src'
const web = 'web/app'
const features = `${web}/features`
const publishing = `${features}/publishing`
const people = `${features}/people`
const identity = `${features}/account/identity`

/**
 * Files of the code that several pages show first, by paths (regular expressions; `/` stands for either separator).
 * What opens after a tap does not belong here: it would be fetched with the page. The weight journey measures pages.
 */
export const pageGroups: Record<string, string[]> = {
  /** Fetched when a page is idle, and shared with what opens later. */
  app: [
    `${web}/pwa/(permission|push-support|worker-|prefetch\\.|connection)`,
    `${web}/text/installed-app`,
    `${publishing}/search/search-keys`,
    `${web}/ui/gestures/use-swipe-away`,
    `${features}/chat/push/(permission-prompt|keep-device|later|told-device|pressed-pushes|trial|use-app-badge|push-signs)`,
    `${contract}/account/device`,
  ],
  /** Members, pictures and lists. */
  cards: [
    `${web}/ui/(overlays/)?(card|picture|photo-grid|menu|copy-link|tabs|day-list|infinite-list)\\.tsx?$`,
    `${web}/ui/forms/use-chosen-files`,
    `${web}/live/(use-forget|use-optimistic|use-live-channel|use-served-pages|pages\\.)`,
    `${web}/(page/structured|drafts/drafts\\.api)`,
    `${web}/text/(members|links|join|report-titles)`,
    `${features}/foundation/(written-text|files/(picture-of|stored-pictures))`,
    `${publishing}/(history/use-seen|shares/(share-form|join-prompt))`,
    `${publishing}/reactions/(react-or-wait|reaction-state|reactions\\.api)`,
    `${people}/members/(member-name|person-row|newcomers)`,
    `${contract}/(people/distance-bands|text/mentions)`,
    'node_modules/(thumbhash|idb-keyval)',
  ],
  fields: [`${web}/ui/forms/(radio-cards|checkbox|select)`, `${web}/text/text-rules`, `${contract}/text/text-rules`],
  feed: [
    `${publishing}/shares/(share-(actions|body|cache|card|composer|feed|head|menu|pages|pictures)|live-share|shares\\.api)`,
    `${publishing}/shares/(covered|use-answer-mark|held-note)`,
    `${publishing}/shares/composer/(waiting-shares|composer-part|share-composer-prompt)`,
    `${publishing}/reactions/(?!react-or-wait|reaction-state|reactions\\.api)`,
    `${publishing}/shares/recipe/(recipe\\.text|durations)`,
    `${web}/(text/shares|ui/note)`,
  ],
  /** Articles and communities in lists. */
  rows: [
    `${publishing}/articles/(article-(tile|list)|cover-of|feed-link)`,
    `${publishing}/communities/(community-(row|list)|communities\\.api)`,
    `${web}/ui/forms/search-form`,
    `${contract}/text/reading-time`,
  ],
  article: [
    `${publishing}/articles/(article-view|article-buttons|table-of|talk-link)`,
    `${web}/(ui/prose|text/plain-words)`,
    `${contract}/publishing/rich-text`,
  ],
  /** Conversations and rooms. */
  chat: [
    `${features}/chat/talk/(?!mute|attach|message-tools)`,
    `${web}/outbox/(outbox|unsent|send-unsent|wake-worker|outbox-(?!entries)\\w+)\\.ts`,
    `${contract}/(publishing/quote-of|chat/profile-quote-of)`,
  ],
  voice: [`${features}/foundation/voice/`],
  messages: [`${features}/chat/messages/`],
  rooms: [`${publishing}/communities/room`, `${features}/chat/rooms/(rooms\\.api|room-actions)`, `${web}/text/rooms`],
  community: [`${publishing}/communities/community-(page|form)`],
  profile: [
    `${people}/(profiles/(?!profile-about)|honors/(?!honors\\.api|honor-list))`,
    `${publishing}/shares/member-shares-part`,
    `${web}/text/profiles`,
  ],
  people: [
    `${people}/(favorites|likes|visits|encounters|blocks|honors/honors\\.api|members/member-place)`,
    `${web}/(live/use-opened-list|text/(favorites|likes|encounters|blocks))`,
  ],
  members: [`${people}/members/(directory|shared-tastes|members\\.api)`],
  filters: [`${people}/members/(active-filters|filter-address)`, `${web}/(ui/forms/range-slider|text/ages)`],
  'saved-searches': [`${publishing}/saved-searches/(keep-search|saved-searches\\.text)`],
  recipes: [`${features}/kitchen/recipes/`],
  photos: [
    `${people}/photos/`,
    `${features}/foundation/files/(draw-picture|picture-problem|leave|upload-text|picture-queue|use-picture-queue)`,
    `${web}/(text/(photos|files)|ui/order)`,
  ],
  push: [
    `${features}/chat/push/(?!fcm|after-mount|push-companion)`,
    `${web}/(text/(push|notification-settings)|pwa/fallback)`,
  ],
  search: [
    `${publishing}/search/(recent|search-params|result-count|search\\.api)`,
    `${web}/text/search`,
    `${contract}/publishing/search-`,
  ],
  history: [
    `${publishing}/history/(use-local-history|history\\.|local-history)`,
    `${web}/text/history`,
    `${contract}/publishing/history-keys`,
  ],
  /** The reasons of reports are without their form and its schema. */
  reviews: [
    `${features}/(moderation/reviews|foundation/reports/reports\\.api)`,
    `${contract}/moderation/report-reasons`,
  ],
  settings: [`${web}/(text/settings|layouts/settings-)`, `${features}/account/settings/(answer-part|choices-form)`],
  'profile-fields': [
    `${features}/account/settings/(profile-f|place-|use-places|settings\\.api)`,
    `${web}/ui/forms/check-chips`,
  ],
  account: [
    `${identity}/(account|firebase|federated-steps)\\.text`,
    `${web}/(text/pages/sign-out|outbox/(unsent-notice|has-unsent))`,
  ],
  identity: [
    `${identity}/(federated\\.text|sign-up\\.text|unscripted)`,
    `${identity}/firebase/(window-attempt|use-window-attempt|use-firebase)`,
    `${identity}/sign-in/(federated|safe-dest|password-field)`,
    `${web}/ui/forms/password-input`,
    `${contract}/account/federated-window`,
  ],
  steps: [`${features}/home/onboarding/(onboarding\\.text|steps|step-f)`],
}
