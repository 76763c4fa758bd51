# The site behind nginx, with the configuration of deploy/nginx.conf. See docs/deploy.md.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG PATH_PREFIX
ARG CONTENT_DIR
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY deploy/nginx.conf /etc/nginx/sites-enabled/site
RUN sed -i 's/# brotli_static on/brotli_static on/' /etc/nginx/sites-enabled/site
COPY --from=build /site/public /srv/site/current/public
COPY --from=build /site/deploy/built /srv/site/current
EXPOSE 80
CMD ["nginx", "-g", "daemon off;"]
