import { expect } from 'vitest';
import { PATIENCE } from './cluster';

/** Setting for these webhook targets. */
export const hooks = (...targets: readonly object[]) => ({ REALTIME_WEBHOOKS: JSON.stringify(targets) });

export async function allClientsLeft(port: number): Promise<void> {
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await expect.poll(metrics, PATIENCE).toContain('realtime_connections 0\n');
    await expect.poll(metrics, PATIENCE).toContain('realtime_channels 0\n');
}
