# The product as an image: docs/operations.md. The version is that of the package "node" in package.json.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
# What is shipped has no advisory of this level or above that is known today; a registry that cannot be asked fails the build, too.
# `none` does not ask: docs/operations.md.
ARG AUDIT_LEVEL=high
RUN [ "$AUDIT_LEVEL" = none ] || npm audit --omit=dev --audit-level="$AUDIT_LEVEL"
COPY tsconfig.json vite.config.ts ./
COPY engine engine
COPY fake fake
COPY money money
COPY public public
COPY registry registry
COPY renderer renderer
COPY schemas schemas
COPY scripts scripts
COPY server server
COPY studio studio
COPY ui ui
COPY widgets widgets
RUN npm run build

FROM node:24.21.0-bookworm-slim
ARG GIT_COMMIT=""
# A production unless told otherwise: a forgotten setting brings no demo with published passwords on all addresses.
ENV MODE=production NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data GIT_COMMIT=$GIT_COMMIT
WORKDIR /app
# Owned by root: the program reads itself, it never writes itself. The sources are those of scripts of operators, such as
# `scripts/staff-add.ts` and `scripts/backup.ts`.
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Alive, not ready: without a database nobody is helped by a restart.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Itself the first process, so that SIGTERM reaches it.
CMD ["node", "dist/server/main.mjs"]
