import type { ReactNode } from 'react'

/** The one icon set: lines of 1.4 on a grid of 24, drawn by hand for this shop. */
export const icons = {
  alert: <path d="M12 4 21 19.500H3zM12 10v4.500M12 17v.2" />,
  back: <path d="M20 12H5M10 7l-5 5 5 5" />,
  bag: <path d="M5.5 8.5h13l1 11.5h-15zM9 11V7a3 3 0 0 1 6 0v4" />,
  blog: <path d="M5 4.500h14v15H5zM9 9h6M9 12.500h6M9 16h3" />,
  calendar: <path d="M4.500 6h15v14h-15zM4.500 10.500h15M8.500 3.500v4M15.500 3.500v4" />,
  chat: <path d="M4 5.500h16v11h-8.500L7 20v-3.500H4z" />,
  check: <path d="m5 12.500 4.500 4.500L19 7.500" />,
  'chevron-down': <path d="m6 9.500 6 6 6-6" />,
  'chevron-left': <path d="m14.500 6-6 6 6 6" />,
  'chevron-right': <path d="m9.500 6 6 6-6 6" />,
  'chevron-up': <path d="m6 14.500 6-6 6 6" />,
  clock: <path d="M20.500 12a8.500 8.500 0 1 1-17 0 8.500 8.500 0 0 1 17 0zM12 7v5.300l3.500 2" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  download: <path d="M12 4v11M7 10.500l5 5 5-5M5 20h14" />,
  eye: (
    <>
      <path d="M2.500 12S6 6 12 6s9.500 6 9.500 6-3.500 6-9.500 6-9.500-6-9.500-6z" />
      <circle cx="12" cy="12" r="2.600" />
    </>
  ),
  'eye-off': (
    <path d="M9.600 6.300A9 9 0 0 1 12 6c6 0 9.500 6 9.500 6a17 17 0 0 1-2.700 3.300M6.400 7.900A16.500 16.500 0 0 0 2.500 12S6 18 12 18a9.200 9.200 0 0 0 4.200-1M10.200 10.200a2.600 2.600 0 0 0 3.600 3.600M4 4l16 16" />
  ),
  file: <path d="M6 3.500h8l4.500 4.500v12.500H6zM14 3.500V8h4.500M9 12.500h6M9 16h6" />,
  filter: (
    <>
      <path d="M4 7h10M18 7h2M4 16h3M11 16h9" />
      <circle cx="16" cy="7" r="2" />
      <circle cx="9" cy="16" r="2" />
    </>
  ),
  forward: <path d="M4 12h15M14 7l5 5-5 5" />,
  heart: (
    <path d="M12 19.500C7 16 4 13.200 4 9.800 4 7.500 5.800 5.800 8 5.800c1.600 0 3.100.9 4 2.400.9-1.500 2.400-2.400 4-2.400 2.200 0 4 1.700 4 4 0 3.400-3 6.200-8 9.700z" />
  ),
  info: <path d="M20.500 12a8.500 8.500 0 1 1-17 0 8.500 8.500 0 0 1 17 0zM12 11v5.500M12 7.600v.2" />,
  instagram: (
    <>
      <rect x="4.500" y="4.500" width="15" height="15" rx="4" />
      <circle cx="12" cy="12" r="3.500" />
      <path d="M16.300 7.700v.1" />
    </>
  ),
  kakao: (
    <path d="M12 4.500c-4.700 0-8.500 2.900-8.500 6.500 0 2.300 1.500 4.300 3.800 5.500l-.8 3.300 3.800-2.400c.5.1 1.100.1 1.700.1 4.700 0 8.500-2.900 8.500-6.500S16.700 4.500 12 4.500z" />
  ),
  lock: <path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3" />,
  menu: <path d="M4 8h16M4 15h11" />,
  minus: <path d="M5.500 12h13" />,
  pin: (
    <>
      <path d="M12 21c-4.500-5-6.500-8-6.500-11a6.500 6.500 0 0 1 13 0c0 3-2 6-6.500 11z" />
      <circle cx="12" cy="10" r="2.300" />
    </>
  ),
  plus: <path d="M12 5.500v13M5.500 12h13" />,
  print: <path d="M7 8.500v-5h10v5M7 17H4V8.500h16V17h-3M7 14h10v6.500H7z" />,
  receipt: <path d="M6 3.500h12v17l-3-1.800-3 1.800-3-1.800-3 1.800zM9.500 8.500h5M9.500 12.500h5" />,
  reload: <path d="M19 12a7 7 0 1 1-2.200-5.100M19.500 3.500v4h-4" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  share: <path d="M12 15V4M8 7.500 12 3.500l4 4M6.500 11H5v9.500h14V11h-1.500" />,
  star: (
    <path
      className="fill"
      d="m12 3.500 2.600 5.500 6 .8-4.400 4.200 1.100 6L12 17.100 6.700 20l1.100-6L3.400 9.800l6-.8z"
    />
  ),
  upload: <path d="M12 16V5M7 9.500l5-5 5 5M5 20h14" />,
  user: (
    <>
      <circle cx="12" cy="8.5" r="3.7" />
      <path d="M4.5 20c.8-4 3.700-5.800 7.500-5.800s6.700 1.800 7.500 5.800" />
    </>
  ),
  youtube: (
    <>
      <rect x="3.500" y="6" width="17" height="12" rx="3" />
      <path d="m10.500 9.500 4 2.500-4 2.500z" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof icons
