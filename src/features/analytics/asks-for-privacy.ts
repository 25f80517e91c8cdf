declare global {
  interface Navigator {
    /** Global Privacy Control. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the browser asks not to be tracked, by Global Privacy Control or Do Not Track. */
export function asksForPrivacy({ globalPrivacyControl, doNotTrack }: Navigator): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}
