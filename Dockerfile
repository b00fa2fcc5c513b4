FROM node:24-slim AS build
WORKDIR /shop
COPY . .
RUN npm ci && npm run build

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Uploaded files live in /data. The database is elsewhere: DATABASE_URL says where.
RUN mkdir /data && chown node:node /data
WORKDIR /shop
COPY --from=build /shop .
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.ts"]
