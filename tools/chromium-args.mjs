// No GPU, and no UI that only a window would show.

/** A separate page per window: half of a window's cost. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopupDebug']

/** Playwright's own list: Chromium honours only one `--disable-features`. */
const playwrights = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** @type {string[]} */
export const chromiumArgs = [
  '--disable-gpu',
  '--disable-background-networking',
  `--disable-features=${[...playwrights, ...addressBar].join(',')}`,
  // Chromium's sandbox refuses root, as on CI machines.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
