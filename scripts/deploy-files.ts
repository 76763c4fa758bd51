/** Copies the site as it was built last to deploy/built/site, for hosts that take a folder of files. */
import path from 'node:path';
import { copyForHosts } from '../gatsby/hosting/files-for-hosts';

const target = 'deploy/built/site';
const count = copyForHosts(path.resolve('public'), path.resolve(target));
console.log(`${target} is ready: the home page and ${count} others`);
