import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { clients } from '@/routes/generated';

interface FullSearchFormProps {
    search: string;
    /** The only type of record to search, or null for all types. */
    type: string | null;
    /** Messages about terms that could not be read. */
    hints: readonly string[];
}

/** The search field, with messages about terms that were ignored. */
export function FullSearchForm({ search, type, hints }: FullSearchFormProps) {
    const [text, setText] = useState(search);

    return (
        <>
            <search>
                <form
                    className="flex gap-2"
                    onSubmit={(event) => {
                        event.preventDefault();
                        router.visit(
                            clients.fullSearchIndex({ query: { search: text, ...(type !== null && { type }) } }),
                        );
                    }}
                >
                    <Input
                        type="search"
                        aria-label="Search clients, leads and DB clients"
                        placeholder='mei phone:0491 state:VIC "van der Berg" -closed'
                        value={text}
                        maxLength={500}
                        autoFocus={search === ''}
                        className="flex-1"
                        onChange={(event) => setText(event.target.value)}
                    />
                    <Button type="submit" variant="primary">
                        <MagnifyingGlassIcon aria-hidden="true" className="size-4" />
                        Search
                    </Button>
                </form>
            </search>
            {hints.map((hint) => (
                <Banner key={hint} tone="warn">
                    {hint}
                </Banner>
            ))}
        </>
    );
}
