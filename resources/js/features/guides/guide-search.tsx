import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import type { SubmitEvent } from 'react';
import { Input } from '@/components/ui/input';
import { guides } from '@/routes/generated';

/** Searches all guides. */
export function GuideSearch({ search = '' }: { search?: string }) {
    const submit = (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
        router.visit(guides.search({ query: { q } }));
    };

    return (
        <search className="no-print w-36 max-w-full sm:w-56">
            <form onSubmit={submit}>
                <Input
                    key={search}
                    icon={MagnifyingGlassIcon}
                    type="search"
                    name="q"
                    defaultValue={search}
                    maxLength={100}
                    aria-label="Search guides"
                    placeholder="Search guides…"
                />
            </form>
        </search>
    );
}
