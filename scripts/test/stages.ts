import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import {
  type Count,
  countJest,
  countPlaywright,
  type JestReport,
  type PlaywrightReport,
  type StageResult,
} from './results';

export interface Stage {
  name: string;
  command: [string, ...string[]];
  environment?: NodeJS.ProcessEnv;
  /** The JSON report that the command writes. */
  report?: { file: string; runner: 'jest' | 'playwright' };
}

let isInterrupted = false;
// The children receive the signal too. The run goes on to its closing line.
process.on('SIGINT', () => (isInterrupted = true));

function readCount({ file, runner }: NonNullable<Stage['report']>): Count | null {
  if (!existsSync(file)) return null;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return runner === 'jest' ? countJest(report as JestReport) : countPlaywright(report as PlaywrightReport);
}

function execute({ command: [command, ...args], environment }: Stage, isBuffered: boolean): Promise<boolean> {
  const child = spawn(command, args, {
    stdio: isBuffered ? 'pipe' : 'inherit',
    env: { ...process.env, ...environment },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => output.push(text));
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

/**
 * Runs stages one after the other, each whether or not the one before has failed.
 *
 * @param isBuffered whether a stage's output is printed at its end, because other stages run at the same time
 */
export async function runStages(stages: Stage[], isBuffered = false): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    if (isInterrupted) {
      results.push(notRun(stage));
      continue;
    }
    const start = Date.now();
    const isPassed = await execute(stage, isBuffered);
    const count = stage.report && readCount(stage.report);
    results.push({
      name: stage.name,
      state: isPassed ? 'passed' : 'failed',
      seconds: (Date.now() - start) / 1000,
      count,
    });
  }
  return results;
}

export const notRun = ({ name }: Stage): StageResult => ({ name, state: 'not run', seconds: 0 });
