import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';

/** The base: the broadcast loop of the `ws` documentation. A plain POST gives it the message. */
const http = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
        chunks.push(chunk as Buffer);
    }
    const frame = Buffer.concat(chunks);
    for (const client of sockets.clients) {
        if (client.readyState === WebSocket.OPEN) {
            client.send(frame, { binary: false });
        }
    }
    response.end('{}');
});
const sockets = new WebSocketServer({ server: http });
http.listen(Number(process.env.REALTIME_PORT), '127.0.0.1');
