export const documentTitle = (title: string, brand: string): string => `${title} | ${brand}`;
