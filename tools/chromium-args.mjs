// How every Chromium of ours starts: without a graphics card, and without what only its own window would show.

/** The address bar's menu is a page of its own, drawn anew with each window: half of what a window costs. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopupDebug']

/** What Playwright turns off itself: a browser listens to one list alone. */
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
  // Chromium refuses its sandbox to root, as whom a fresh machine of a continuous integration works.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
