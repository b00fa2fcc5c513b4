import { type Person, people } from './people.ts'

/** Names a person to apps without telling who they are. */
export const uuidOf = ({ id }: Person) => Buffer.from(`friend ${id}`).toString('base64url')

/** Everyone is a friend of everyone else. One of them wants no messages. */
export const friendsOf = (person: Person) =>
  people
    .filter(({ id }) => id !== person.id)
    .map((friend, index) => ({
      id: friend.id,
      uuid: uuidOf(friend),
      profile_nickname: friend.nickname,
      profile_thumbnail_image: '',
      favorite: index === 0,
      allowed_msg: friend.nickname !== '조용한 밤',
    }))
