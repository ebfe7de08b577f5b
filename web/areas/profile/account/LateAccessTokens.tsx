import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { latePart, useLatePart } from '../../../ui/late';
import { afterData } from '../../../ui/overlay/lazyDialog';

const accessTokens = latePart(() => afterData(async () => (await import('./AccessTokens')).AccessTokens));

/** A person's access tokens; their code comes when the rest of the page is shown. */
export function LateAccessTokens() {
  const { Part, failed, retry } = useLatePart(accessTokens);
  if (Part) return <Part />;
  return (
    <section aria-label="Personal access tokens" aria-busy={!failed} data-late="">
      {failed ? (
        <ErrorState
          text="Your access tokens could not be loaded. Check your connection and try again."
          onRetry={retry}
        />
      ) : (
        <Skeleton shape="block" steps={13} />
      )}
    </section>
  );
}
