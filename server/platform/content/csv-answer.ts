import type { FastifyReply } from 'fastify';
import { attachment } from './forms/files/send-file.ts';

/** Answers with a table as a file to save, which no cache keeps. @param name e.g. `goods-pl.csv` */
export const sendCsv = (reply: FastifyReply, name: string, table: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', attachment(name))
    .type('text/csv; charset=utf-8')
    .serializer((text: string) => text)
    .send(table);
