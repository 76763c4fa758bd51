import { graphql } from 'gatsby';
import { Image } from '../../ui/image';
import { imageProps } from '../../ui/image-props';

/** The first letters of the first and the last word. */
const initials = (name: string) => name.replace(/^(\S).*?(?:\s(\S)\S*)?$/su, '$1$2');

interface ContactPersonProps {
  person: Queries.ContactSectionFragment['person'];
  responseTime: string | null;
}

/** Who answers, and how soon. Initials replace a missing portrait. */
export const ContactPerson = ({ person, responseTime }: ContactPersonProps) => (
  <div className="mt-10 flex items-center gap-5">
    {person && (
      <div className="contact-portrait folded-corner relative grid aspect-4/5 w-26 shrink-0 place-items-center overflow-clip rounded-medium bg-accent text-accent-ink">
        {person.image ? (
          <Image {...imageProps(person.image)} alt="" className="size-full object-cover" />
        ) : (
          <span aria-hidden="true" className="font-display text-large font-semibold">
            {initials(person.name)}
          </span>
        )}
      </div>
    )}
    <div>
      {person && (
        <>
          <p className="font-display text-title font-semibold">{person.name}</p>
          <p className="text-ink-muted">{person.role}</p>
        </>
      )}
      {responseTime && <p className={person ? 'mt-2 font-semibold' : 'text-lead'}>{responseTime}</p>}
    </div>
  </div>
);

export const fragment = graphql`
  fragment ContactPerson on Person {
    name
    role
    image {
      src
      focalPoint
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 0.8, breakpoints: [208], formats: [AUTO])
        }
      }
    }
  }
`;
