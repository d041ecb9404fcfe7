export { openSiteSettings, type SiteSettings, type SiteSettingsStore } from './site-settings.ts'
