/** Our own pages, a place on this one, other sites by their names, an email address, a phone number. Nothing that runs. */
export const isAllowedLink = (link: string) =>
  /^(\/(?![/\\])[^\s\\]*|#[\w-]{1,64}|https?:\/\/[\w-]+(\.[\w-]+)+(:\d{1,5})?([/?#][^\s\\]*)?|mailto:[^\s\\]+|tel:[+\d-]+)$/i.test(
    link,
  ) && link.length <= 500

/** Where any element of a page may lead: to pages only. Email addresses and phone numbers are for words that say so. */
export const isPageLink = (link: string) => isAllowedLink(link) && !/^(mailto|tel):/i.test(link)

/** Another site's: it opens beside ours. */
export const leadsOut = (link: string) => /^https?:/i.test(link)
