import { useApolloClient } from '@apollo/client/react';
import styled from 'styled-components';

import { readFile } from '../../../../domain/files/readFile';
import { useDownload } from '../../../../domain/files/useDownload';
import { useFileAddress } from '../../../../domain/files/useFileAddress';
import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import { FilePreview } from '../../../../ui/preview/FilePreview';
import { canPreview } from '../../../../ui/preview/preview';
import { theme } from '../../../../ui/theme';

/** What someone wrote with their application, and the resume, which is read in the page. */
export function ApplicationTexts({
  application,
}: {
  application: FragmentType<typeof ApplicationTextsPart>;
}) {
  const { id, coverLetter, additionalInfo, resumeName } = getFragmentData(ApplicationTextsPart, application);
  return (
    <>
      <Section>
        <h3>Cover letter</h3>
        <p dir="auto">{coverLetter || 'No cover letter was sent.'}</p>
      </Section>
      {additionalInfo && (
        <Section>
          <h3>Additional information</h3>
          <p dir="auto">{additionalInfo}</p>
        </Section>
      )}
      <Section>
        <h3>Resume</h3>
        {resumeName ? <Resume id={id} name={resumeName} /> : <p>No resume was sent.</p>}
      </Section>
    </>
  );
}

function Resume({ id, name }: { id: string; name: string }) {
  const client = useApolloClient();
  const whole = useFileAddress();
  const renew = async () => {
    const { data } = await client.query({
      query: HrResumeDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.jobApplication?.resume;
  };
  const { download } = useDownload({ name, renew });
  return (
    <Frame $high={canPreview(name)}>
      <FilePreview
        name={name}
        load={(signal) => readFile(renew, whole, signal)}
        onDownload={() => void download()}
      />
    </Frame>
  );
}

const { color, space } = theme;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  h3 {
    font-size: ${theme.type[14]};
  }
  /* Text of people: their line breaks count. */
  > p {
    color: ${color.ink2};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** A page of paper, as far as it fits into the window. */
const Frame = styled.div<{ $high: boolean }>`
  ${({ $high }) => $high && 'block-size: min(36rem, 75vh);'}
`;

const ApplicationTextsPart = graphql(`
  fragment ApplicationTexts on JobApplication {
    id
    coverLetter
    additionalInfo
    resumeName
  }
`);

const HrResumeDocument = graphql(`
  query HrResume($id: ID!) {
    jobApplication(id: $id) {
      id
      resume
    }
  }
`);
