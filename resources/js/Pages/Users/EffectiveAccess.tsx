import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Link, router } from '@inertiajs/react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Combobox } from '@/components/ui/combobox';
import { EmptyState } from '@/components/ui/empty-state';
import { AccessTable } from '@/features/users/roles/access-table';
import { PageHeader } from '@/layouts/page-header';
import { users as routes } from '@/routes/generated';
import type { EffectiveAccessPage } from '@/types/generated';

export default function EffectiveAccess({ users, subject }: EffectiveAccessPage) {
    const options = users.map(({ value, label, hint }) => ({ value, label: `${label}, ${hint}` }));

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Users' }, { title: 'Roles', href: routes.rolesDescriptionIndex() }]}
                title="Access of a user"
                notice="What a user can open, and why"
            />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                <div className="flex flex-wrap items-center gap-3">
                    <Combobox
                        aria-label="User"
                        className="w-full sm:w-96"
                        placeholder="Choose a user…"
                        options={options}
                        value={options.find(({ value }) => value === String(subject?.id)) ?? null}
                        onChange={(option) =>
                            router.visit(routes.rolesDescriptionAccess({ query: { user: option?.value } }))
                        }
                    />
                    {subject && (
                        <p className="flex flex-wrap items-center gap-2">
                            Role
                            <Link
                                href={routes.rolesDescriptionIndex({ query: { role: subject.role_id } })}
                                className="text-accent hover:underline"
                            >
                                {subject.role_title}
                            </Link>
                            {subject.flags.map((flag) => (
                                <Badge key={flag} tone={flag === 'Deactivated' ? 'danger' : 'info'}>
                                    {flag}
                                </Badge>
                            ))}
                        </p>
                    )}
                </div>
                {subject ? (
                    <AccessTable key={subject.id} subject={subject} />
                ) : (
                    <Card>
                        <EmptyState icon={MagnifyingGlassIcon} title="Choose a user">
                            Their abilities, pages and actions appear here, each with its cause.
                        </EmptyState>
                    </Card>
                )}
            </div>
        </>
    );
}
