import { useAction, type Action, type ActionWords } from '../../domain/action/useAction';
import { useSession } from '../../domain/session/SessionContext';
import { graphql } from '../../generated/gql';
import type { UpdateProfileInput, UpdateProfileMutation } from '../../generated/graphql';
import { toastDuration } from './pinned';

/** Messages of everything on this page but the photo. */
export const profileWords = {
  done: 'Profile updated successfully!',
  doneFor: toastDuration.profile,
  failed: 'Failed to update profile',
  inForm: true,
} as const satisfies ActionWords;

/** Changes the viewer's own profile; the header is updated. */
export function useUpdateProfile(words: ActionWords): Action<UpdateProfileMutation, UpdateProfileInput> {
  const session = useSession();
  const { run, busy } = useAction(UpdateProfileDocument, {
    ...words,
    stale: ['OwnProfile', 'OrgChart', 'PersonDetails'],
  });
  return {
    busy,
    run: async (input, cancel) => {
      const outcome = await run({ input }, cancel);
      // Where the header cannot be read again it follows with the next page.
      if (!outcome.failure) void session.refresh().catch(() => undefined);
      return outcome;
    },
  };
}

const UpdateProfileDocument = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      id
      firstName
      lastName
      fullName
      email
      pendingEmail
      profilePicture
      resume
      resumeName
    }
  }
`);
