# The site behind nginx, with the configuration of deploy/nginx.conf, and the form service. See docs/deploy.md.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG PATH_PREFIX
ARG CONTENT_DIR
ARG FORMS
RUN npm run build

FROM build AS build-forms
RUN npm run forms:bundle && cp -r node_modules/libsql node_modules/@libsql node_modules/@neon-rs deploy/built/forms/node_modules

FROM node:24-bookworm-slim AS forms
WORKDIR /forms
COPY --from=build-forms /site/deploy/built/forms ./
COPY --from=build-forms /site/deploy/built/forms.json ./
RUN mkdir -m 700 /data && chown node /data
VOLUME /data
ENV FORMS_DEFINITIONS=/forms/forms.json FORMS_DATABASE=file:/data/forms.db FORMS_FILES=/data/files
USER node
CMD ["node", "server.mjs"]

FROM debian:bookworm-slim AS site
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY deploy/nginx.conf /etc/nginx/sites-enabled/site
RUN sed -i 's/# brotli_static on/brotli_static on/' /etc/nginx/sites-enabled/site
COPY --from=build /site/public /srv/site/current/public
COPY --from=build /site/deploy/built /srv/site/current
EXPOSE 80
CMD ["nginx", "-g", "daemon off;"]
