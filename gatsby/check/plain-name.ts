/** Changes the last part of a path to small letters, digits and hyphens: "images/mein-buro.jpg" for "images/Mein Büro.JPG". */
export function plainName(file: string): string {
  const [, folder = '', base = '', ending = ''] = /^(.*\/)?([^/]*?)(\.[a-z]+)?$/is.exec(file) ?? [];
  const plain = base
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${folder}${plain || 'a-name'}${ending.toLowerCase()}`;
}
