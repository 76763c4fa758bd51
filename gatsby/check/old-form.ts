import { isRecord, type Schema } from '../definitions/definitions';
import { migrations } from '../../src/content-model/migrations';
import type { Json } from '../../src/content-model/migrations/migration';
import type { ContentFile } from '../parse/parse-text';
import type { Problem } from '../parse/problem';

const migrationsOf = (definition: Schema | undefined) =>
  migrations.filter((migration) => definition?.$id === `${migration.definition}.schema.json`);

/** Names the command in place of each mistake that follows from an old form. */
export function explainOldForm({ definition, value, problem }: ContentFile): Problem | undefined {
  const migration = migrationsOf(definition).find(({ migrate }) => isRecord(value) && migrate(value));
  const message = `found the form of an earlier version: ${migration?.change}; "npm run content:migrate" rewrites it`;
  return migration && problem(migration.field, message, 'key');
}

/** @returns a file in the form of today, and what is different */
export function migrateFile({ definition, value }: Pick<ContentFile, 'definition' | 'value'>) {
  const changes: string[] = [];
  let current = value as Json;
  for (const { migrate, change } of isRecord(value) ? migrationsOf(definition) : []) {
    const next = migrate(current);
    if (next) changes.push(change);
    current = next ?? current;
  }
  return { value: current, changes };
}
