import { type RawData, WebSocket } from 'ws';
import type { Hub } from './channels';
import type { Connection, ConnectionContext } from './connection';
import { dispatch } from './dispatch';

interface Peer {
    readonly connection: Connection;
    readonly hub: Hub;
    readonly context: ConnectionContext;
}

/** A client's WebSocket with its connection, so that thousands of sockets share listeners without closures. */
export class Client extends WebSocket {
    private peer: Peer | null = null;

    serve(peer: Peer): void {
        this.peer = peer;
        this.on('message', hear);
        this.on('ping', hearPing);
        this.on('pong', touch);
        this.on('close', leave);
    }

    receive(data: RawData, isBinary: boolean): void {
        if (this.peer === null || this.peer.connection.isClosed) {
            return;
        }
        const { connection, hub, context } = this.peer;
        connection.touch();
        context.metrics.add('frames_received_total');
        const text = isBinary ? '' : textOf(data);
        connection.enqueue(() => dispatch(hub, connection, text, context));
    }

    receivePing(): void {
        this.peer?.connection.pinged();
    }

    touch(): void {
        this.peer?.connection.touch();
    }

    leave(): void {
        if (this.peer !== null) {
            const { connection, hub } = this.peer;
            connection.markClosed();
            connection.enqueue(() => hub.remove(connection));
        }
    }
}

function hear(this: WebSocket, data: RawData, isBinary: boolean): void {
    if (this instanceof Client) {
        this.receive(data, isBinary);
    }
}

function hearPing(this: WebSocket): void {
    if (this instanceof Client) {
        this.receivePing();
    }
}

function touch(this: WebSocket): void {
    if (this instanceof Client) {
        this.touch();
    }
}

function leave(this: WebSocket): void {
    if (this instanceof Client) {
        this.leave();
    }
}

function textOf(data: RawData): string {
    return Buffer.isBuffer(data) ? data.toString() : '';
}
