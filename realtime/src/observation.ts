import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Hub } from './channels';
import type { Metrics } from './metrics';

const NANOSECONDS = 1e9;

/** Gauges that are measured on request. Returns a function that stops the measurement. */
export function observe(metrics: Metrics, hubs: readonly Hub[]): () => void {
    const total = (read: (hub: Hub) => number) => () => hubs.reduce((sum, hub) => sum + read(hub), 0);
    const openConnections = total((hub) => hub.connections.size);
    const occupied = total((hub) => hub.channelCount);
    metrics.gauge('connections', 'Open WebSocket connections', openConnections);
    metrics.gauge('channels', 'Channels with subscribers', occupied);
    metrics.gauge('resident_memory_bytes', 'Resident memory of the process', () => process.memoryUsage.rss());
    return observeLoop(metrics);
}

/** Measured since the last request, so that a stall shows once. */
function observeLoop(metrics: Metrics): () => void {
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const p99 = () => delay.percentile(99) / NANOSECONDS;
    const longest = () => {
        const seconds = delay.max / NANOSECONDS;
        delay.reset();
        return seconds;
    };
    metrics.gauge(
        'event_loop_delay_p99_seconds',
        'Delay of the event loop since the last request, 99th percentile',
        p99,
    );
    metrics.gauge('event_loop_delay_max_seconds', 'Longest delay of the event loop since the last request', longest);
    return () => delay.disable();
}
