import type { Bus, BusMessage, CachedEvent, Member } from '../../src/bus';
import { APP } from './server';

interface Node {
    readonly members: Map<string, Map<string, Member>>;
    readonly subscribers: Map<string, number>;
    connections: number;
    deliver: (message: BusMessage) => void;
}

/** Joins the servers of one test as a broker would join processes; for the first app only, without a network. */
export class MemoryBroker {
    private readonly nodes = new Set<Node>();
    private readonly cache = new Map<string, CachedEvent>();

    bus(): Bus {
        const own: Node = { members: new Map(), subscribers: new Map(), connections: 0, deliver: () => {} };
        const others = () => [...this.nodes].filter((node) => node !== own);
        const remoteMembers = async (_: string, channel: string) =>
            others().flatMap((node) => [...(node.members.get(channel)?.values() ?? [])]);
        return {
            open: async (appId, deliver) => {
                if (appId === APP.id) {
                    own.deliver = deliver;
                    this.nodes.add(own);
                }
            },
            publish: (_, message) => {
                for (const node of others()) {
                    setImmediate(() => node.deliver(message));
                }
            },
            enter: async (appId, channel, member) => {
                const members = own.members.get(channel) ?? new Map<string, Member>();
                own.members.set(channel, members.set(member.id, member));
                return remoteMembers(appId, channel);
            },
            leave: async (appId, channel, userId) => {
                own.members.get(channel)?.delete(userId);
                return !(await remoteMembers(appId, channel)).some(({ id }) => id === userId);
            },
            setSubscribers: (_, channel, count) => {
                own.subscribers.set(channel, count);
            },
            setConnections: (_, count) => {
                own.connections = count;
            },
            remember: (_, channel, event) => {
                this.cache.set(channel, event);
            },
            recall: async (_, channel) => this.cache.get(channel) ?? null,
            remoteMembers,
            remoteSubscribers: async () => {
                const counts = new Map<string, number>();
                for (const [channel, count] of others().flatMap((node) => [...node.subscribers])) {
                    counts.set(channel, (counts.get(channel) ?? 0) + count);
                }
                return counts;
            },
            remoteConnections: async () => others().reduce((sum, node) => sum + node.connections, 0),
            close: async () => {
                this.nodes.delete(own);
            },
        };
    }
}
