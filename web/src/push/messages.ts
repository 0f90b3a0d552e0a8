/** What the page and its service worker share about push messages. */

/** Where the page leaves its language for the service worker, which can't read the settings. */
export const LANGUAGE_CACHE = 'armonium-language';
export const LANGUAGE_PATH = '/language';

/** The id of notifications that the page shows by itself. */
export const FROM_PAGE = 'page';

/** From the service worker to the page: a notice came while the page is visible, or a notification was clicked. */
export type ToPage = { type: 'notice' } | { type: 'open'; path: string };
