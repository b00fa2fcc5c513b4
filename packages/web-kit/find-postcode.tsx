import type { PostcodeAddress } from '@sillage/ui/postcode-address.ts'
import { lazy, Suspense, useState } from 'react'
import { usePhrases } from './phrases.ts'

// Fetched when a visitor first searches for an address.
const PostcodeFinder = lazy(() =>
  import('@sillage/ui/postcode-finder.tsx').then((module) => ({ default: module.PostcodeFinder })),
)

/** Where the shop offers the postcode service, or its emulator. */
const scriptUrl = '/postcode/postcode.v2.js'

type Props = { open: boolean; onClose: () => void; onFound: (address: PostcodeAddress) => void }

/** Finds a Korean address, in the shop's words. */
export function FindPostcode({ open, onClose, onFound }: Props) {
  const t = usePhrases()
  const [needed, setNeeded] = useState(open)
  if (open && !needed) setNeeded(true)
  if (!needed) return null
  return (
    <Suspense>
      <PostcodeFinder
        open={open}
        onClose={onClose}
        onSelect={onFound}
        scriptUrl={scriptUrl}
        labels={{
          title: t('우편번호 찾기'),
          loading: t('주소 검색을 불러오고 있어요.'),
          failed: t('주소 검색을 불러오지 못했어요. 잠시 뒤에 다시 시도해 주세요.'),
          retry: t('다시 시도'),
          close: t('닫기'),
        }}
      />
    </Suspense>
  )
}
