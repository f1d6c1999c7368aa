const COUNTERS = {
    connections_total: 'Accepted WebSocket connections',
    refusals_total: 'Refused WebSocket connections',
    frames_received_total: 'Frames received from clients',
    frames_delayed_total: 'Frames delayed by the rate limit of their client',
    frames_sent_total: 'Frames sent to clients',
    api_requests_total: 'Requests to the HTTP API',
    api_failures_total: 'Requests to the HTTP API answered with an error',
    events_published_total: 'Events accepted from the HTTP API, counted per channel',
    client_events_total: 'Client events relayed',
    slow_consumers_total: 'Connections dropped because they read too slowly',
    stale_connections_total: 'Connections closed because they did not answer a ping',
    bus_joins_total: 'Times this node joined the cluster through Redis',
    bus_published_total: 'Events sent to other nodes',
    bus_received_total: 'Events received from other nodes',
    bus_dropped_total: 'Events for other nodes dropped while Redis was unavailable',
    webhooks_delivered_total: 'Webhook events accepted by their receiver',
    webhooks_failed_total: 'Webhook requests that failed',
    webhooks_dropped_total: 'Webhook events dropped',
} as const;

type Counter = keyof typeof COUNTERS;

interface Gauge {
    readonly name: string;
    readonly help: string;
    readonly read: () => number;
}

/** Counters and gauges in the Prometheus text format. */
export class Metrics {
    private readonly counts = new Map<Counter, number>();
    private readonly gauges: Gauge[] = [];

    add(counter: Counter, by = 1): void {
        this.counts.set(counter, (this.counts.get(counter) ?? 0) + by);
    }

    gauge(name: string, help: string, read: () => number): void {
        this.gauges.push({ name, help, read });
    }

    render(): string {
        const counters = (Object.keys(COUNTERS) as Counter[]).map((name) =>
            series(name, COUNTERS[name], 'counter', this.counts.get(name) ?? 0),
        );
        const gauges = this.gauges.map(({ name, help, read }) => series(name, help, 'gauge', read()));
        return [...counters, ...gauges].join('');
    }
}

function series(name: string, help: string, type: 'counter' | 'gauge', value: number): string {
    const full = `realtime_${name}`;
    return `# HELP ${full} ${help}\n# TYPE ${full} ${type}\n${full} ${value}\n`;
}
