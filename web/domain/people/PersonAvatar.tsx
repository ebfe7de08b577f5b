import { Avatar, type AvatarProps } from '../../ui/data/cells/Avatar';
import { useFileAddress } from '../files/useFileAddress';

/** A person's photo or initials; `photo` is `profilePicture` as the graph gives it. */
export function PersonAvatar({ photo, ...rest }: AvatarProps) {
  const whole = useFileAddress();
  return <Avatar {...rest} photo={photo ? whole(photo) : null} />;
}
