/** What `npm audit --json` prints, as far as it is read here. */
export interface AuditReport {
  vulnerabilities?: Record<
    string,
    {
      /** Advisories of the package itself as objects; as text the packages it suffers from. */
      via: (string | { title: string; url: string; severity: string })[];
      /** Folders of the copies that are meant. */
      nodes: string[];
    }
  >;
  /** Why the registry gave no answer. */
  message?: string;
}

/** A known weakness of an installed package. */
export interface Advisory {
  package: string;
  severity: string;
  title: string;
  url: string;
  folders: string[];
}

/** Advisories by what they mean for the site. */
export interface Verdict {
  /** Of what reaches visitors: there must be none. */
  shipped: Advisory[];
  /** Nobody has said yet why it does not matter. */
  unexplained: Advisory[];
  /** Of tools, with a reason. */
  explained: Advisory[];
}

/**
 * Reads the advisories of a report. A package that only depends on a weak one has none of its own.
 *
 * @param report what npm printed
 * @returns null when the registry did not answer
 */
export function advisoriesOf({ vulnerabilities }: AuditReport): Advisory[] | null {
  if (!vulnerabilities) return null;
  return Object.entries(vulnerabilities).flatMap(([name, { via, nodes }]) =>
    via
      .filter((cause) => typeof cause !== 'string')
      .map(({ severity, title, url }) => ({ package: name, severity, title, url, folders: nodes })),
  );
}

/**
 * Tells advisories that concern visitors from those that do not.
 *
 * @param advisories what is known
 * @param shippedFolders folders of the packages that reach visitors
 * @param explanations why a package's advisories reach no visitor, by its name
 */
export function judge(
  advisories: readonly Advisory[],
  shippedFolders: ReadonlySet<string>,
  explanations: Readonly<Record<string, string>>,
): Verdict {
  const verdict: Verdict = { shipped: [], unexplained: [], explained: [] };
  for (const advisory of advisories) {
    if (advisory.folders.some((folder) => shippedFolders.has(folder))) verdict.shipped.push(advisory);
    else if (advisory.package in explanations) verdict.explained.push(advisory);
    else verdict.unexplained.push(advisory);
  }
  return verdict;
}

/** One line about an advisory. */
export const describe = ({ package: name, severity, title, url, folders }: Advisory): string =>
  `  ${name} (${severity}): ${title}, ${url}, in ${folders.join(', ')}`;
