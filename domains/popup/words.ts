/** daily comes again on another day; once never. */
export const popupTypes = ['daily', 'once'] as const
export const popupDevices = ['all', 'desktop', 'phone'] as const
