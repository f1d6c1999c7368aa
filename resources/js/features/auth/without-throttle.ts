import type { ResourceForm } from '@/components/form';

/** The same form for a summary of its errors that leaves the waiting time to <ThrottleNotice>. */
export function withoutThrottle<TData extends object>(form: ResourceForm<TData>): ResourceForm<TData> {
    const { throttle, ...errors } = form.errors;

    return throttle === undefined ? form : { ...form, errors };
}
