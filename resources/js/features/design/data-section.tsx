import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardFooter, CardHeader } from '@/components/ui/card';
import { CompanyMark } from '@/components/ui/company-mark';
import { DescriptionList } from '@/components/ui/description-list';
import { Pagination } from '@/components/ui/pagination';
import { StatCard } from '@/components/ui/stat-card';
import { TabLinks } from '@/components/ui/tab-links';
import { Tabs } from '@/components/ui/tabs';
import { Example, Section } from '@/features/design/section';
import { TransactionRows } from '@/features/design/transaction-rows';
import { formatMoney } from '@/lib/format';
import { design } from '@/routes/generated';

const STAFF = ['Maya O’Brien', 'Tom Vance', 'Priya Nair'];

export function DataSection() {
    return (
        <Section
            id="data"
            title="Data"
            intro="Cards, details and lists. Dense, with rows large enough to tap on a phone."
        >
            <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
                <StatCard label="Balance" value={formatMoney(184_250)} hint="matches the ledger" />
                <StatCard
                    label="Pending withdrawals"
                    value="3"
                    hint={<Badge tone="warn">oldest 41 min</Badge>}
                    href="#data"
                />
                <StatCard label="Protection" value="Clear" tone="ok" hint="BetStop checked 3 h ago" />
                <StatCard label="Turnover, 30 days" value="" loading />
            </div>
            <div className="grid gap-4 lg:grid-cols-2">
                <FactsCard />
                <TabsExample />
            </div>
            <TransactionRows />
            <Example title="Avatars">
                {STAFF.map((name) => (
                    <Avatar key={name} name={name} />
                ))}
                <Avatar name="Harriet Okafor" size="sm" />
                <Avatar name="Joshua O’Leary" size="lg" />
            </Example>
        </Section>
    );
}

function FactsCard() {
    return (
        <Card>
            <CardHeader title="Identity and contact" level={3} actions={<Button size="sm">Edit</Button>} />
            <CardBody>
                <DescriptionList
                    items={[
                        { term: 'Legal name', details: 'Harriet Adaeze Okafor' },
                        { term: 'Email', details: 'harriet.okafor@example.com' },
                        { term: 'Company', details: <CompanyMark name="Regal Bet" /> },
                        { term: 'Affiliate', details: null },
                    ]}
                />
            </CardBody>
            <CardFooter>Changed by Tom Vance, 18 Nov 2026</CardFooter>
        </Card>
    );
}

function TabsExample() {
    return (
        <Example title="Tabs, within a page and between pages" layout="column">
            <Tabs
                label="Client"
                tabs={[
                    {
                        id: 'notes',
                        label: 'Notes',
                        count: 4,
                        content: <p className="text-muted">Four notes, newest first.</p>,
                    },
                    { id: 'bets', label: 'Bets', content: <p className="text-muted">Every bet of this client.</p> },
                    { id: 'rsg', label: 'RSG', disabled: true, content: null },
                ]}
            />
            <TabLinks
                label="Bonus"
                items={[
                    { label: 'Promotions', href: design.index(), current: true },
                    { label: 'Claimed logs', href: design.index(), current: false, count: 12 },
                    { label: 'Guide', href: design.index(), current: false, newTab: true },
                ]}
            />
            <Pagination
                label="Pages of an example"
                shown={50}
                count={10_000}
                countIsCapped
                onPrevious={null}
                onNext={() => undefined}
            />
        </Example>
    );
}
