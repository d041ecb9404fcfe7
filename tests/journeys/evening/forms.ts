import { devices } from '@playwright/test'

/** What she holds, or sits at. */
export const forms = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desk: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
}
