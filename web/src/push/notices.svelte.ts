/** Whether this player gets notices, and so whether the server has to know that the page is looked at. */
class Notices {
  /** True until the server says otherwise. */
  wanted = $state(true);
}

export const notices = new Notices();
