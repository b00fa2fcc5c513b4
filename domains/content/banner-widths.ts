/** For which screens a part of the banner is; any other class means nothing there. */
export const bannerWidths: ReadonlySet<string> = new Set(['only-desktop', 'only-phone'])
