import { useForm } from '@inertiajs/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Value of a field. */
type FormValue =
    | string
    | number
    | boolean
    | null
    | File
    | readonly string[]
    | readonly File[]
    | readonly number[]
    /** Rows of a table that is edited as a whole. */
    | readonly Readonly<Record<string, string>>[];

/** Result of a generated route helper. */
interface FormRoute {
    url: string;
    method: string;
}

interface ResourceFormOptions<TData extends object> {
    /** Fields with the server's values. Values that arrive later are only compared, to detect a colleague's changes. */
    data: TData;
    route: FormRoute;
    /** Sent with every request, with the latest value: the record's version for conflict detection, or what the page shows. */
    extra?: Record<string, FormValue>;
    /** Gets the props that the server answered with. They may hold a refusal as a flash message. */
    onSuccess?: (props: Readonly<Record<string, unknown>>) => void;
    onError?: (errors: Record<string, string>) => void;
    /** Inertia's error bag, for pages with several forms. */
    errorBag?: string;
    /** Creates a record. Sends a `reference`, so that the server recognises a repeated request. */
    isOnce?: boolean;
}

export interface ResourceForm<TData extends object> {
    data: TData;
    errors: Readonly<Record<string, string>>;
    isDirty: boolean;
    processing: boolean;
    /** Increases with each refused attempt, so that the summary takes the focus again. */
    refusals: number;
    set: <TKey extends keyof TData & string>(name: TKey, value: TData[TKey]) => void;
    /** Submits once. Does nothing while a request is pending. */
    submit: () => void;
    reset: () => void;
    /** The value that a colleague saved since the form opened, or `undefined`. */
    savedElsewhere: <TKey extends keyof TData & string>(name: TKey) => TData[TKey] | undefined;
}

type FormData<TData extends object> = { [TKey in keyof TData]: FormValue };

/**
 * Inertia's `useForm` for one resource, with single submission, extra fields and conflict detection. After a successful
 * request it contains the server's values, or is empty when the page only writes.
 */
export function useResourceForm<TData extends FormData<TData>>(
    options: ResourceFormOptions<TData>,
): ResourceForm<TData> {
    const { data, route, extra, onSuccess, onError, errorBag, isOnce = false } = options;
    const [reference, setReference] = useState(() => crypto.randomUUID());
    const form = useForm<Record<string, FormValue>>(fieldsOf(data));
    const [opened, setOpened] = useState(data);
    const [refusals, setRefusals] = useState(0);
    const [sent, setSent] = useState<TData | null>(null);
    const isBusy = useRef(false);
    const latest = form.data as TData;

    const takeOver = (kept: Partial<TData>) => {
        form.setData(fieldsOf({ ...data, ...kept }));
        form.setDefaults(fieldsOf(data));
        setOpened(data);
    };
    const takeAnswerOver = useEffectEvent((wasSent: TData) => {
        // Keeps text typed during the request.
        takeOver(changesBetween(wasSent, latest));
        setSent(null);
    });

    // After the page has rendered the new props, so that `data` holds the server's values.
    useEffect(() => {
        if (sent) {
            takeAnswerOver(sent);
        }
    }, [sent]);

    const submit = useCallback(() => {
        if (isBusy.current) {
            return;
        }
        form.transform((fields) => ({ ...fields, ...extra, ...(isOnce && { reference }) }));
        form.submit(methodOf(route), route.url, {
            // Another page starts at its top.
            preserveScroll: ({ url }) => url.split(/[?#]/, 1)[0] === window.location.pathname,
            errorBag: errorBag ?? null,
            onStart: () => {
                isBusy.current = true;
            },
            onSuccess: ({ props }) => {
                setSent(latest);
                setReference(crypto.randomUUID());
                onSuccess?.(props);
            },
            onError: (errors) => {
                setRefusals((count) => count + 1);
                onError?.(errors);
            },
            onFinish: () => {
                isBusy.current = false;
            },
        });
    }, [form, extra, route, errorBag, onSuccess, onError, latest, isOnce, reference]);

    return {
        data: latest,
        errors: form.errors,
        isDirty: form.isDirty,
        processing: form.processing,
        refusals,
        set: (name, value) => {
            form.setData((fields) => ({ ...fields, [name]: value }));
            form.clearErrors(name);
        },
        submit,
        reset: () => {
            takeOver({});
            form.clearErrors();
        },
        savedElsewhere: (name) =>
            Object.is(data[name], opened[name]) || Object.is(data[name], latest[name]) ? undefined : data[name],
    };
}

function fieldsOf<TData extends object>(data: TData): Record<string, FormValue> {
    return { ...data } as Record<string, FormValue>;
}

function changesBetween<TData extends object>(before: TData, after: TData): Partial<TData> {
    const entries = Object.entries(after) as [keyof TData, TData[keyof TData]][];

    return Object.fromEntries(entries.filter(([name, value]) => !Object.is(value, before[name]))) as Partial<TData>;
}

function methodOf(route: FormRoute): Method {
    const method = route.method.toLowerCase();
    return method === 'put' || method === 'patch' || method === 'delete' || method === 'get' ? method : 'post';
}
