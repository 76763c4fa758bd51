import fs from 'node:fs';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'gatsby/graphql';

/** Writes the schema of all queries, from which editors complete GraphQL (see graphql.config.js). */
export const writeSchema = (schema: GraphQLSchema, file: string): void =>
  fs.writeFileSync(file, `${printSchema(lexicographicSortSchema(schema))}\n`);
