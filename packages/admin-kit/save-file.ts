/** Hands a text to the browser as a file to be saved. */
export function saveFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  openDownload(url, name)
  URL.revokeObjectURL(url)
}

/** Follows a link to a file, as if it had been pressed. */
export function openDownload(url: string, name = '') {
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
}
