import type { ReactNode } from 'react'
import type { Space } from '../../brief.ts'

const shapes: Record<Space, ReactNode> = {
  cafe: (
    <path d="M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 10.5h2a2 2 0 0 1 0 5h-2M8 6c0-1 1-1.500 1-2.500M12 6c0-1 1-1.500 1-2.500" />
  ),
  hotel: <path d="M4 19v-6h16v6M6 13v-3h12v3M12 4v3M8 7h8" />,
  shop: <path d="M4 9 5.500 4.500h13L20 9M5 9v10.500h14V9M9.500 19.500v-6h5v6" />,
  clinic: (
    <path d="M12 5c3 3 3 7 0 10-3-3-3-7 0-10zM5 10c4 0 6.500 2 7 5-4 0-6.500-2-7-5zM19 10c-4 0-6.500 2-7 5 4 0 6.500-2 7-5zM6 19h12" />
  ),
  office: <path d="M4 19.500V7h9v12.500M13 11h7v8.500M7 10.500h3M7 14h3M16 14.500h1.500" />,
  exhibition: <path d="M4 5h16v11H4zM7 13l3-4 3 3 2-2 3 3M12 16v4" />,
  event: (
    <>
      <circle cx="9" cy="14" r="5" />
      <circle cx="15" cy="14" r="5" />
      <path d="m10.500 5 1.500-2 1.500 2-1.500 2z" />
    </>
  ),
  other: (
    <>
      <circle cx="6" cy="12" r="1.200" />
      <circle cx="12" cy="12" r="1.200" />
      <circle cx="18" cy="12" r="1.200" />
    </>
  ),
}

/** A line drawing of a kind of space; the words beside it say which. */
export const SpaceIcon = ({ space }: { space: Space }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    {shapes[space]}
  </svg>
)
