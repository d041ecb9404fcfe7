export { loadPreferences, type Preference } from './preferences.ts'
