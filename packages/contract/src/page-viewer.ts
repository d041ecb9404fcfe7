/**
 * Response header of pages and their data: the member's id, or `nobody`. The service worker learns whose pages it
 * caches, and that she signed out; a captive portal does not send it.
 * Request header of scripts, so that a page rendered for one member never acts for another.
 */
export const pageViewerHeader = 'Page-Viewer'
export const nobodysPage = 'nobody'
