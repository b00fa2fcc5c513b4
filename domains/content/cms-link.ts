/** Our own pages, a place on this one, other sites that are safe to reach, a letter, a call. Nothing that runs. */
export const isAllowedLink = (link: string) =>
  /^(\/(?![/\\])[^\s\\]*|#[\w-]{1,64}|https:\/\/[\w-]+(\.[\w-]+)+(:\d{1,5})?([/?#][^\s\\]*)?|mailto:[^\s\\]+|tel:[+\d-]+)$/i.test(
    link,
  ) && link.length <= 500
