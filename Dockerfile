# Plaza as a container: docs/operations.md says how to run it.
#
#   docker build -t plaza .
#
# Where packages come from another registry than npm's own: --build-arg NPM_CONFIG_REGISTRY=<address>.
# The stages that use it are not part of the image.

# What runs in production, and nothing else.
FROM node:24-bookworm-slim AS packages
ARG NPM_CONFIG_REGISTRY
WORKDIR /plaza
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit \
  # Optional peers of packages, which npm leaves because development has them: a compiler, a driver.
  && node -p 'Object.entries(require("./package-lock.json").packages).filter(([, { devOptional }]) => devOptional).map(([folder]) => folder).join("\n")' | xargs rm -rf \
  # Nothing at run time reads these: maps, types, texts, and packages' own bundles for browsers.
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' -o -name '*.iife.js' -o -name '*.umd.cjs' \) -delete \
  && rm -r node_modules/echarts/dist node_modules/pdfjs-dist/build

FROM node:24-bookworm-slim AS build
ARG NPM_CONFIG_REGISTRY
WORKDIR /plaza
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts --no-audit
COPY . .
RUN node scripts/build/build.mjs

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Plaza" \
  org.opencontainers.image.description="Agents, digital items, shared workspaces and community challenges for small businesses" \
  org.opencontainers.image.licenses="LicenseRef-Unlicensed" \
  org.opencontainers.image.base.name="docker.io/library/node:24-bookworm-slim"
ENV NODE_ENV=production FILES_DIR=/data/files
WORKDIR /plaza
# People's files. The folder is made here so that a new volume belongs to whoever runs the server.
RUN mkdir -p /data/files && chown -R 1000:1000 /data
COPY --from=packages /plaza/node_modules node_modules
COPY package.json ./
COPY db/migrations db/migrations
COPY scripts/ops/container-health.mjs scripts/ops/container-health.mjs
COPY --from=build /plaza/build build
# By number, so that a cluster can see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "scripts/ops/container-health.mjs"]
# Node itself is the first process: no shell stands between it and the signals.
ENTRYPOINT ["node", "--enable-source-maps"]
CMD ["build/container.js"]
