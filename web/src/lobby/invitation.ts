/** The invitation from which a guest went to the lessons, to come back to it. One tab remembers one invitation. */
import { placeOf } from '../lib/place';

const KEY = 'armonium-invitation';

/** Remembers the table that is shown, with its invitation. */
export function rememberInvitation(): void {
  const { path, search } = placeOf(location);
  try {
    sessionStorage.setItem(KEY, path + search);
  } catch {
    // Without storage the browser's back button leads there.
  }
}

/** The place of the invitation, if the guest came from one. */
export function invitationPlace(): string | null {
  try {
    const place = sessionStorage.getItem(KEY);
    return place !== null && /^\/table\/[a-z0-9]+(\?|$)/i.test(place) ? place : null;
  } catch {
    return null;
  }
}

/** The guest has sat down, or is at the table again. */
export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is none.
  }
}
