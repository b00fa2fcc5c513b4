import { type ComponentProps, useState } from 'react'
import type { GalleryEntries, Say } from './gallery.ts'
import { Opener } from './gallery-opener.tsx'
import type { PostcodeAddress } from './postcode-address.ts'
import { PostcodeFinder } from './postcode-finder.tsx'

type Props = { say: Say; label: string } & Pick<ComponentProps<typeof PostcodeFinder>, 'scriptUrl' | 'query'>

function Finder({ say, label, ...props }: Props) {
  const [found, setFound] = useState<PostcodeAddress>()
  return (
    <>
      <Opener label={label}>
        {(open, close) => (
          <PostcodeFinder
            {...props}
            open={open}
            onClose={close}
            onSelect={setFound}
            labels={{
              title: say('우편번호 찾기', 'Find a postcode'),
              loading: say('주소 검색을 불러오고 있어요.', 'Loading the address search.'),
              failed: say(
                '주소 검색을 불러오지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
                'The address search could not be loaded. Please try again in a moment.',
              ),
              retry: say('다시 시도', 'Try again'),
              close: say('닫기', 'Close'),
            }}
          />
        )}
      </Opener>
      {found && (
        <p data-found>
          <span lang="ko">
            [{found.zonecode}] {found.address} {found.extra}
          </span>
          <br />
          <span lang="en">{found.addressEnglish}</span>
        </p>
      )}
    </>
  )
}

const scriptUrl = '/postcode/postcode.v2.js'

export const entries: GalleryEntries = (say) => [
  {
    name: 'finding an address',
    node: <Finder say={say} label={say('우편번호 찾기', 'Find a postcode')} scriptUrl={scriptUrl} />,
  },
  {
    name: 'searching for something at once',
    // The service knows every address in Korean only.
    node: <Finder say={say} label={say('우도에서 찾기', 'Find one on Udo')} scriptUrl={scriptUrl} query="우도해안길" />,
  },
  {
    name: 'the service cannot be reached',
    node: (
      <Finder
        say={say}
        label={say('주소 검색이 안 될 때', 'When the search does not come')}
        scriptUrl="/postcode/gone.js"
      />
    ),
  },
]
