/** The channel on which open consoles hear that something has changed. */
export const staffChannel = 'staff'
