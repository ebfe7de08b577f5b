import type { PeopleSource } from '../../../domain/people/peopleSources';
import { graphql } from '../../../generated/gql';
import type {
  FindAssetPeopleQuery,
  FindAssetPeopleQueryVariables,
  PickedAssetPersonQuery,
} from '../../../generated/graphql';
import { mostSuggestions, suggestionPause, suggestionStay } from './pinned';

type Source = PeopleSource<FindAssetPeopleQuery, FindAssetPeopleQueryVariables, PickedAssetPersonQuery>;
type Person = FindAssetPeopleQuery['employees']['results'][number];

const picked = ({ fullName, position, departmentName, user }: Person) => ({
  id: user.id,
  name: fullName,
  line: [position, departmentName].filter(Boolean).join(' · '),
  photo: user.profilePicture,
});

/** People by first and then last name; the number is that of the user. */
const people = (isActive: boolean | null): Source => ({
  find: FindDocument,
  variables: { isActive },
  readFound: ({ employees: { count, results } }) => ({ count, people: results.map(picked) }),
  most: mostSuggestions,
  pause: suggestionPause,
  stay: suggestionStay,
  named: NamedDocument,
  readNamed: ({ employees: { results } }) => (results[0] ? picked(results[0]) : null),
});

const FindDocument = graphql(`
  query FindAssetPeople($search: String, $pageSize: Int, $isActive: Boolean) {
    employees(search: $search, pageSize: $pageSize, isActive: $isActive, ordering: "firstName,lastName") {
      count
      results {
        id
        fullName
        position
        departmentName
        user {
          id
          profilePicture
        }
      }
    }
  }
`);

const NamedDocument = graphql(`
  query PickedAssetPerson($id: Int!) {
    employees(userId: [$id], pageSize: 1) {
      results {
        id
        fullName
        position
        departmentName
        user {
          id
          profilePicture
        }
      }
    }
  }
`);

/** Active employees, who can get an asset. */
export const activePeople = people(true);

/** Including people who left, who may still have one. */
export const allPeople = people(null);
