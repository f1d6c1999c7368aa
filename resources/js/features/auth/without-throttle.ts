import type { ResourceForm } from '@/components/form';

/** Removes the throttle error, which <ThrottleNotice> shows instead of the error summary. */
export function withoutThrottle<TData extends object>(form: ResourceForm<TData>): ResourceForm<TData> {
    const { throttle, ...errors } = form.errors;

    return throttle === undefined ? form : { ...form, errors };
}
