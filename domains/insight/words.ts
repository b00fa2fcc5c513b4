/** What is clicked: the line above the logo, a link of a page that staff wrote, the news over the first page, its cards. */
export const clickTypes = ['banners', 'cms', 'popups', 'home'] as const
export type ClickType = (typeof clickTypes)[number]

/** How far a visit came; counted like clicks, under a type of their own. */
export const visitSteps = ['visit', 'product', 'cart', 'checkout'] as const
export type VisitStep = (typeof visitSteps)[number]

/** A desktop is wider than a tablet held upright; everything else is mobile. */
export const platforms = ['pc', 'mobile'] as const

export const clickRules = { rowsPerDay: 5_000, daysKept: 400 } as const
