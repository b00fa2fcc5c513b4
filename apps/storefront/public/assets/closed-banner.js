// Before the banner is drawn: closed today, it must not flash up. The day is Seoul's, as everywhere in the shop.
try {
  const today = new Date(Date.now() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10)
  if (localStorage.getItem('closed_banner') === today) document.documentElement.dataset.bannerClosed = ''
} catch {
  // Without storage nothing was closed.
}
