import type { GalleryEntries } from '@sillage/ui/gallery.ts'
import { ScentCurve } from './scent-curve.tsx'

export const entries: GalleryEntries = (say) => [
  {
    name: 'a fig candle, with its notes',
    node: (
      <div className="max-w-text">
        <ScentCurve
          label={say(
            '탑 노트는 한 시간 안에 옅어지고, 미들은 두 시간에 가장 짙고, 베이스는 일곱 시간까지 남아요',
            'The top note fades within the hour, the heart is fullest after two, the base stays for seven',
          )}
          hours={7}
          families={['green', 'fruit', 'wood']}
          marks={[
            { hours: 0, label: say('불을 켬', 'Lit') },
            { hours: 0.5, label: say('30분', '30 min') },
            { hours: 2, label: say('2시간', '2 h') },
            { hours: 4, label: say('4시간', '4 h') },
            { hours: 7, label: say('7시간', '7 h') },
          ]}
          notes={[
            { label: say('첫 향', 'Top'), text: say('무화과 잎, 베르가못', 'Fig leaf, bergamot') },
            {
              label: say('중간 향', 'Heart'),
              text: say('무화과 과육, 우유, 아이리스', 'Flesh of the fig, milk, iris'),
            },
            { label: say('마지막 향', 'Base'), text: say('백단, 이끼', 'Sandalwood, moss') },
          ]}
        />
      </div>
    ),
  },
  {
    name: 'a short citrus, without notes',
    node: (
      <div className="max-w-text">
        <ScentCurve
          label={say(
            '탑 노트는 한 시간 안에 떠나고, 머스크는 세 시간까지 남아요',
            'The top note leaves within the hour; musk stays until the third',
          )}
          hours={3}
          families={['citrus', 'herb', 'musk']}
          marks={[
            { hours: 0, label: say('불을 켬', 'Lit') },
            { hours: 1, label: say('1시간', '1 hour') },
            { hours: 3, label: say('3시간', '3 hours') },
          ]}
        />
      </div>
    ),
  },
]
