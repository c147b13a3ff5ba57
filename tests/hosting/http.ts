import {type IncomingHttpHeaders, request} from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it was sent, possibly compressed. */
  body: Buffer;
}

/** Requests a path exactly as it is written, and does not follow redirects. */
export function ask(
  origin: string,
  path: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(origin, {path, method, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({status: response.statusCode ?? 0, headers: response.headers, body});
      });
    })
      .on('error', reject)
      .end();
  });
}
