import { graphql } from 'gatsby';
import { HeadedSection } from '../../ui/section';
import { Portrait } from '../portrait';
import type { PeopleContent } from './definition';

type Person = PeopleContent['people'][number];

/** A team: portraits with names and roles. */
export default function PeopleSection({ content }: { content: PeopleContent }) {
  const { people } = content;
  return (
    <HeadedSection content={content}>
      <ul className="mt-head grid grid-cols-2 gap-x-gutter gap-y-12 md:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]">
        {people.map((person) => (
          <PersonCard key={person.slug} {...person} />
        ))}
      </ul>
    </HeadedSection>
  );
}

/** The first letters of the first and the last word. */
const initials = (name: string) => name.replace(/^(\S).*?(?:\s(\S)\S*)?$/su, '$1$2');

/** Initials replace a missing portrait. */
const PersonCard = ({ name, role, text, image }: Person) => (
  <li className="min-w-0">
    <Portrait
      image={image}
      sizes="(min-width: 64rem) 20rem, 50vw"
      className="mb-5 rounded-large [--fold:1.75rem]"
    >
      <span aria-hidden="true" className="font-display text-large font-semibold">
        {initials(name)}
      </span>
    </Portrait>
    <h3 className="text-title">{name}</h3>
    <p className="mt-1 text-ink-muted">{role}</p>
    {text && <p className="mt-3">{text}</p>}
  </li>
);

export const fragment = graphql`
  fragment PeopleSection on People {
    ...PeopleFields
    people {
      slug
      ...PersonFields
      image {
        file {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 0.8, breakpoints: [320, 640])
          }
        }
      }
    }
  }
`;
