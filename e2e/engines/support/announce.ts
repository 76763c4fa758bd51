import { type EngineName, engines, reasonToSkip } from './installed';

/** Says, before anything runs, which engines are here and which are skipped for want of what. */
export default function announce(): void {
  for (const name of Object.keys(engines) as EngineName[])
    process.stdout.write(`${reasonToSkip(name) ?? `${name}: ${engines[name].program}`}\n`);
}
