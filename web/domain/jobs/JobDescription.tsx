import styled from 'styled-components';

import { getFragmentData, type FragmentType } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import { theme } from '../../ui/theme';

interface Props {
  posting: FragmentType<typeof JobDescriptionPart>;
  /** The requirements are in one line with commas between them, as HR reads them. */
  requirementsInLine?: boolean;
}

/** The texts of a job posting: summary, tasks, requirements, benefits. */
export function JobDescription({ posting, requirementsInLine = false }: Props) {
  const { description, responsibilities, requirements, benefits } = getFragmentData(
    JobDescriptionPart,
    posting,
  );
  return (
    <Texts>
      <section>
        <h3>Description</h3>
        <p dir="auto">{description || 'No description was given.'}</p>
      </section>
      <Lines title="Responsibilities" lines={responsibilities} />
      {requirementsInLine && requirements.length > 0 ? (
        <section>
          <h3>Requirements</h3>
          <p dir="auto">{requirements.join(', ')}</p>
        </section>
      ) : (
        <Lines title="Requirements" lines={requirements} />
      )}
      {benefits && (
        <section>
          <h3>Benefits</h3>
          <p dir="auto">{benefits}</p>
        </section>
      )}
    </Texts>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      {/* The same line may be there twice, and lines never move. */}
      <ul>
        {lines.map((line, place) => (
          <li key={place} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Texts = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  overflow-wrap: anywhere;
  h3 {
    margin-block-end: ${theme.space[2]};
    font-size: ${theme.type[14]};
  }
  /* Text of people: their line breaks count. */
  p {
    color: ${theme.color.ink2};
    white-space: pre-line;
  }
  ul {
    display: grid;
    gap: ${theme.space[1]};
    padding-inline-start: ${theme.space[5]};
    list-style: disc;
    color: ${theme.color.ink2};
  }
`;

const JobDescriptionPart = graphql(`
  fragment JobDescription on JobPosting {
    id
    description
    responsibilities
    requirements
    benefits
  }
`);
