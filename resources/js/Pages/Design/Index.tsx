import type { ComponentType } from 'react';
import { ButtonsSection } from '@/features/design/buttons-section';
import { ColoursSection } from '@/features/design/colours-section';
import { DataSection } from '@/features/design/data-section';
import { FeedbackSection } from '@/features/design/feedback-section';
import { FormsSection } from '@/features/design/forms-section';
import { KitsSection } from '@/features/design/kits-section';
import { OverlaysSection } from '@/features/design/overlays-section';
import { TypeSection } from '@/features/design/type-section';
import { PageHeader } from '@/layouts/page-header';

const CONTENTS: ReadonlyArray<[id: string, title: string, ComponentType]> = [
    ['colours', 'Colours', ColoursSection],
    ['type', 'Type and values', TypeSection],
    ['buttons', 'Buttons', ButtonsSection],
    ['forms', 'Forms', FormsSection],
    ['overlays', 'Overlays', OverlaysSection],
    ['feedback', 'Feedback', FeedbackSection],
    ['data', 'Data', DataSection],
    ['kits', 'Lists, forms, confirmations', KitsSection],
];

/** Gallery of every component in every state. */
export default function Index() {
    return (
        <>
            <PageHeader
                title="Design"
                notice="The components that every page is built from"
                backButton={false}
                tabs={null}
            />
            <div className="flex gap-8 px-4 pt-8 pb-10 sm:px-6">
                <div className="flex max-w-5xl min-w-0 flex-1 flex-col gap-8">
                    {CONTENTS.map(([id, , Part]) => (
                        <Part key={id} />
                    ))}
                </div>
                <Contents />
            </div>
        </>
    );
}

function Contents() {
    return (
        <nav aria-label="Contents" className="sticky top-8 hidden w-44 shrink-0 self-start xl:block">
            <ul className="border-l border-line">
                {CONTENTS.map(([id, title]) => (
                    <li key={id}>
                        <a
                            href={`#${id}`}
                            className="-ml-px block border-l border-transparent py-1 pl-3 text-compact text-muted hover:border-accent hover:text-ink"
                        >
                            {title}
                        </a>
                    </li>
                ))}
            </ul>
        </nav>
    );
}
