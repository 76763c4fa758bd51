import { render, screen } from '@testing-library/react';
import { ServiceExample } from '../../../../src/sections/services/examples/service-example';
import { imageData } from '../../../support/gatsby/image-data';
import { image } from '../../../support/section';
import type { Service } from '../../../../src/sections/services/definition';

it('shows phones in portrait format the narrow image of a service', () => {
  const gatsbyImageData = imageData('images/tall.jpg', { aspectRatio: 0.7, breakpoints: [480] });
  const service = {
    image: { ...image, alt: 'A website' },
    narrowImage: { ...image, file: { childImageSharp: { gatsbyImageData } } },
  } as unknown as Service;
  render(<ServiceExample service={service} kind="image" className="" />);
  const source = screen.getByRole('img', { name: 'A website' }).parentElement?.querySelector('source');
  expect(source).toHaveAttribute('media', '(max-aspect-ratio: 2/3)');
  expect(source).toHaveAttribute('srcset', expect.stringContaining('/static/tall-'));
});
