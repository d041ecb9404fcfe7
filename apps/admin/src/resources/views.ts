import type { ResourceProps } from 'ra-core'
import { lazy } from 'react'
import { AnnouncementCreate } from './announcements/announcement-form.tsx'
import { AnnouncementList } from './announcements/announcement-list.tsx'
import { AppearanceScreen } from './appearance/appearance-screen.tsx'
import { ArticleList } from './articles/article-list.tsx'
import { AuditList } from './audit/audit-list.tsx'
import { CatalogueScreen } from './catalogue/catalogue-screen.tsx'
import { CertificationList } from './certifications/certification-list.tsx'
import { CertificationPage } from './certifications/certification-page.tsx'
import { CommunityCreate, CommunityEdit } from './communities/community-form.tsx'
import { CommunityList } from './communities/community-list.tsx'
import { ContactList } from './contact/contact-list.tsx'
import { ContactPage } from './contact/contact-page.tsx'
import { ContentList } from './contents/content-list.tsx'
import { FaqList } from './faq/faq-list.tsx'
import { FiguresScreen } from './figures/figures-screen.tsx'
import { HeldList } from './filters/held-list.tsx'
import { HeldPage } from './filters/held-page.tsx'
import { FirstPhotoList } from './first-photos/first-photo-list.tsx'
import { FirstPhotoPage } from './first-photos/first-photo-page.tsx'
import { IngredientCreate, IngredientEdit } from './ingredients/ingredient-form.tsx'
import { IngredientList } from './ingredients/ingredient-list.tsx'
import { ProposalList } from './ingredients/proposal-list.tsx'
import { JobsScreen } from './jobs/jobs-screen.tsx'
import { LedgerCreate, LedgerEdit } from './ledger/ledger-form.tsx'
import { LedgerList } from './ledger/ledger-list.tsx'
import { MediaLibrary } from './media/media-library.tsx'
import { PageList } from './pages/page-list.tsx'
import { ProfileChoicesScreen } from './profile-choices/profile-choices-screen.tsx'
import { ReportList } from './reports/report-list.tsx'
import { ReportPage } from './reports/report-page.tsx'
import { ReviewList } from './reviews/review-list.tsx'
import { ReviewPage } from './reviews/review-page.tsx'
import { GiveRole } from './roles/give-role.tsx'
import { RoleList } from './roles/role-list.tsx'
import { SettingsScreen } from './settings/settings-screen.tsx'
import { SignUpList } from './sign-ups/sign-up-list.tsx'
import { SignUpPage } from './sign-ups/sign-up-page.tsx'
import { TopicCreate, TopicEdit } from './topics/topic-form.tsx'
import { TopicList } from './topics/topic-list.tsx'
import { TransparencyScreen } from './transparency/transparency-screen.tsx'
import { UserList } from './users/user-list.tsx'
import { UserPage } from './users/user-page.tsx'
import { WebhookCreate } from './webhooks/webhook-create.tsx'
import { WebhookList } from './webhooks/webhook-list.tsx'
import { WebhookPage } from './webhooks/webhook-page.tsx'

// The rich text editor is the largest chunk, so load it with the first form.
const ArticleEdit = lazy(async () => ({ default: (await import('./articles/article-form.tsx')).ArticleEdit }))
const ArticleCreate = lazy(async () => ({ default: (await import('./articles/article-form.tsx')).ArticleCreate }))
const PageEdit = lazy(async () => ({ default: (await import('./pages/page-form.tsx')).PageEdit }))
const PageCreate = lazy(async () => ({ default: (await import('./pages/page-form.tsx')).PageCreate }))
const FaqEdit = lazy(async () => ({ default: (await import('./faq/faq-form.tsx')).FaqEdit }))
const FaqCreate = lazy(async () => ({ default: (await import('./faq/faq-form.tsx')).FaqCreate }))

export const views: ResourceProps[] = [
  { name: 'articles', list: ArticleList, edit: ArticleEdit, create: ArticleCreate, recordRepresentation: 'title' },
  { name: 'pages', list: PageList, edit: PageEdit, create: PageCreate, recordRepresentation: 'title' },
  { name: 'categories', list: TopicList, edit: TopicEdit, create: TopicCreate, recordRepresentation: 'name' },
  { name: 'tags', list: TopicList, edit: TopicEdit, create: TopicCreate, recordRepresentation: 'name' },
  { name: 'media', list: MediaLibrary, recordRepresentation: 'name' },
  { name: 'faq', list: FaqList, edit: FaqEdit, create: FaqCreate, recordRepresentation: 'title' },
  {
    name: 'ingredients',
    list: IngredientList,
    edit: IngredientEdit,
    create: IngredientCreate,
    recordRepresentation: 'singular',
  },
  { name: 'ingredient-proposals', list: ProposalList },
  { name: 'announcements', list: AnnouncementList, create: AnnouncementCreate },
  {
    name: 'communities',
    list: CommunityList,
    edit: CommunityEdit,
    create: CommunityCreate,
    recordRepresentation: 'name',
  },
  { name: 'catalogue', list: CatalogueScreen },
  { name: 'reports', list: ReportList, edit: ReportPage },
  { name: 'reviews', list: ReviewList, edit: ReviewPage },
  { name: 'certifications', list: CertificationList, edit: CertificationPage },
  { name: 'first-photos', list: FirstPhotoList, edit: FirstPhotoPage },
  { name: 'filters', list: HeldList, edit: HeldPage },
  { name: 'sign-ups', list: SignUpList, edit: SignUpPage },
  { name: 'users', list: UserList, edit: UserPage, recordRepresentation: 'displayName' },
  { name: 'contents', list: ContentList },
  { name: 'contact', list: ContactList, edit: ContactPage },
  { name: 'transparency', list: TransparencyScreen },
  { name: 'roles', list: RoleList, create: GiveRole },
  { name: 'settings', list: SettingsScreen },
  { name: 'appearance', list: AppearanceScreen },
  { name: 'profile-choices', list: ProfileChoicesScreen },
  { name: 'ledger', list: LedgerList, edit: LedgerEdit, create: LedgerCreate, recordRepresentation: 'label' },
  { name: 'audit', list: AuditList },
  { name: 'figures', list: FiguresScreen },
  { name: 'jobs', list: JobsScreen },
  { name: 'webhooks', list: WebhookList, edit: WebhookPage, create: WebhookCreate, recordRepresentation: 'name' },
]
