const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** How large a file is, as people say it: 340 kB, 2.4 MB. */
export const sizeText = (bytes: number) =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / kilobyte))} kB` : `${(bytes / megabyte).toFixed(1)} MB`
