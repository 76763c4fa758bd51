import type { CreateWebpackConfigArgs } from 'gatsby';

interface Minimizer {
  constructor: { name: string };
}

/**
 * Leaves the minifying of styles to Tailwind. Gatsby's own minifier rewrites `initial-value: 0%` of a registered
 * custom property to `0`, which makes browsers drop it.
 *
 * @param api Gatsby's webpack helpers
 */
export function withoutSecondMinifier({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const config = getConfig() as { optimization: { minimizer: Minimizer[] } };
  config.optimization.minimizer = config.optimization.minimizer.filter(
    ({ constructor }) => constructor.name !== 'CssMinimizerPlugin',
  );
  actions.replaceWebpackConfig(config);
}
