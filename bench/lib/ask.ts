import type { ChildProcess } from 'node:child_process';

interface Envelope {
    readonly id: number;
    readonly reply?: unknown;
    readonly fault?: string;
}

let asked = 0;

/** Sends a question to a child that uses `answer`, and waits for the reply. Fails when the child ends first. */
export function ask<Reply>(child: ChildProcess, question: object): Promise<Reply> {
    asked += 1;
    const id = asked;
    return new Promise((resolve, reject) => {
        const ended = (code: number | null): void =>
            reject(new Error(`A process of the benchmark ended with ${code}.`));
        const listen = (message: unknown): void => {
            const envelope = message as Envelope;
            if (envelope.id !== id) {
                return;
            }
            child.off('message', listen);
            child.off('exit', ended);
            if (envelope.fault === undefined) {
                resolve(envelope.reply as Reply);
            } else {
                reject(new Error(envelope.fault));
            }
        };
        child.on('message', listen);
        child.once('exit', ended);
        child.send({ id, question });
    });
}

/** The child's side. It ends when its parent ends. */
export function answer<Question>(run: (question: Question) => unknown): void {
    process.on('message', async (message: { readonly id: number; readonly question: Question }) => {
        try {
            process.send?.({ id: message.id, reply: await run(message.question) });
        } catch (fault) {
            process.send?.({ id: message.id, fault: String(fault) });
        }
    });
    process.on('disconnect', () => process.exit());
}
