import { DocumentTextIcon } from '@heroicons/react/24/outline';
import { Link } from '@inertiajs/react';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { RelativeTime } from '@/components/ui/relative-time';
import { AnswerList } from '@/features/rsg/answers-card';
import { HandledStatus } from '@/features/rsg/handled-status';
import { useViewer } from '@/hooks/use-viewer';
import { can } from '@/lib/shared-props';
import { rsg } from '@/routes/generated';
import type { ClientFormRow } from '@/types/generated';

interface FormsCardProps {
    forms: ClientFormRow[];
    isPast?: boolean;
}

/** The RSG forms that the client submitted, with their answers. */
export function FormsCard({ forms, isPast = false }: FormsCardProps) {
    return (
        <Card>
            <CardHeader title="RSG forms" />
            {forms.length === 0 ? (
                <EmptyState icon={DocumentTextIcon} title="No forms">
                    {isPast
                        ? 'None was recorded by then.'
                        : 'Forms that the client submits on the websites appear here automatically.'}
                </EmptyState>
            ) : (
                <ol>
                    {forms.map((form) => (
                        <FormItem key={form.id} form={form} />
                    ))}
                </ol>
            )}
        </Card>
    );
}

function FormItem({ form }: { form: ClientFormRow }) {
    const viewer = useViewer();

    return (
        <li className="border-b border-line px-4 py-2.5 last:border-0">
            <details>
                <summary className="flex cursor-pointer flex-wrap items-center gap-2 rounded-tag">
                    <span className="font-medium">{form.form_type_name}</span>
                    <HandledStatus resolvedAt={form.resolved_at} resolverName={form.resolver_name} />
                    <RelativeTime value={form.submitted_at} className="ml-auto text-compact text-muted" />
                </summary>
                <div className="mt-2 flex flex-col gap-2">
                    {form.decision_text && <p>Decision: {form.decision_text}</p>}
                    {form.answers === null ? (
                        <p className="text-compact text-muted">
                            You can’t read the answers because you don’t handle RSG forms.
                        </p>
                    ) : (
                        <AnswerList answers={form.answers} />
                    )}
                    {can(viewer, 'viewRsgFormSubmissions') && (
                        <Link
                            href={rsg.formSubmissionsShow({ submission: form.id })}
                            className="self-start text-accent underline-offset-2 hover:underline"
                        >
                            Open form
                        </Link>
                    )}
                </div>
            </details>
        </li>
    );
}
