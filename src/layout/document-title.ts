interface Names {
  readonly name: string;
  readonly shortName?: string | null;
}

/** The name where there is little space. */
export const shortNameOf = ({ name, shortName }: Names): string => shortName ?? name;

export const documentTitle = (title: string, brand: Names): string => `${title} | ${shortNameOf(brand)}`;
