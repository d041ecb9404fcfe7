/**
 * A header of every page and of its data: the id of the member it was made for, or `nobody`. The worker that keeps pages
 * for a train learns from it whose they are, and that she has left; an answer without it (a hotel's login page) is not ours.
 * The calls of a page's scripts bring it too: a page that was made for one member does nothing in the name of another.
 */
export const pageViewerHeader = 'Page-Viewer'
export const nobodysPage = 'nobody'
