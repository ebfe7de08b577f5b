import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { readFailure } from '../../../domain/failure/failure';
import { graphql } from '../../../generated/gql';
import { decodePicture, isCutShort, type Picture } from './picture';
import { photoFailedText } from './photoWords';

export type Reading =
  | { phase: 'reading' }
  | { phase: 'ready'; picture: Picture }
  /** Without a retry it is the picture itself that is refused. */
  | { phase: 'refused'; text: string; retry: (() => void) | null };

/**
 * The chosen file as a picture to cut from. What the browser cannot decode (TIFF, some BMPs, drawings without
 * a size, half a JPEG) the server draws first; what it cannot either is refused in its words.
 */
export function useReadablePicture(file: File): Reading {
  const client = useApolloClient();
  const [reading, setReading] = useState<Reading>({ phase: 'reading' });
  const [tries, setTries] = useState(1);

  useEffect(() => {
    let isWanted = true;
    const own = URL.createObjectURL(file);
    const show = (next: Reading) => {
      if (isWanted) setReading(next);
    };

    const drawn = async (): Promise<Picture> => {
      const { data } = await client.mutate({ mutation: PreviewPhotoDocument, variables: { photo: file } });
      return decodePicture(data?.previewPhoto ?? '');
    };
    const shown = async (): Promise<Picture> => {
      if (await isCutShort(file)) throw new Error('The picture ends too early.');
      return decodePicture(own);
    };
    shown()
      .catch(drawn)
      .then(
        (picture) => show({ phase: 'ready', picture }),
        (error: unknown) => {
          const { code, message } = readFailure(error);
          const again = () => {
            setReading({ phase: 'reading' });
            setTries((count) => count + 1);
          };
          show({
            phase: 'refused',
            text: code === null ? photoFailedText : message,
            retry: code === 'BAD_USER_INPUT' ? null : again,
          });
        },
      );
    return () => {
      isWanted = false;
      URL.revokeObjectURL(own);
    };
  }, [client, file, tries]);

  return reading;
}

const PreviewPhotoDocument = graphql(`
  mutation PreviewPhoto($photo: Upload!) {
    previewPhoto(photo: $photo)
  }
`);
