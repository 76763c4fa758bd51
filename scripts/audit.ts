/**
 * Asks the registry for advisories of what is installed. Fails on any of a package that reaches visitors of the built
 * site, and on any of a tool that nobody has looked at yet. A registry that does not answer is no failure.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { advisoriesOf, type AuditReport, describe, judge } from './supply-chain/audit';
import { explainedAdvisories, shippedAssets } from './supply-chain/reviewed';
import { shippedPackages } from './supply-chain/shipped-packages';

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
const report = JSON.parse(stdout || '{}') as AuditReport;
const advisories = advisoriesOf(report);

if (!advisories) {
  console.log(`The registry does not answer audits, so nothing is known: ${report.message ?? 'no answer'}`);
} else {
  const shipped = shippedPackages(path.resolve('public'), path.resolve('.'), Object.keys(shippedAssets));
  const verdict = judge(advisories, new Set(shipped.map(({ folder }) => folder)), explainedAdvisories);
  const print = (title: string, lines: string[]) => {
    if (lines.length > 0) console.log(`${title}\n${lines.join('\n')}\n`);
  };
  print('Reach visitors:', verdict.shipped.map(describe));
  print('New, not looked at (scripts/supply-chain/reviewed.ts):', verdict.unexplained.map(describe));
  print(
    'Reach nobody:',
    verdict.explained.map(
      (advisory) => `${describe(advisory)}\n    ${explainedAdvisories[advisory.package]}`,
    ),
  );
  console.log(`${shipped.length} packages reach visitors; ${verdict.shipped.length} advisories concern them`);
  process.exitCode = verdict.shipped.length + verdict.unexplained.length > 0 ? 1 : 0;
}
