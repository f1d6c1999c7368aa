<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\Inertia;
use Carbon\CarbonImmutable;
use DateTimeImmutable;
use DateTimeZone;
use JsonSerializable;
use Tests\Feature\Inertia\Support\ClientData;
use Tests\Feature\Inertia\Support\InertiaTestCase;
use Tests\Feature\Inertia\Support\NamedPage;
use Tests\Feature\Inertia\Support\NoData;
use Tests\Feature\Inertia\Support\UnvaluedPage;

final class DataObjectsTest extends InertiaTestCase
{
    public function test_a_data_object_gives_its_public_properties_as_the_props_of_a_page(): void
    {
        $page = $this->pageWith(new ClientData(
            id: 5,
            created_at: CarbonImmutable::parse('2026-11-20 09:30:00.5', 'Australia/Melbourne'),
            referrals: [new ClientData(6)],
            balance_cents: fn (): int => 1250,
        ));

        $this->assertSame([
            'id' => 5,
            'page' => 'Clients/Index',
            'created_at' => '2026-11-19T22:30:00Z',
            'referrals' => [['id' => 6, 'page' => 'Clients/Index', 'created_at' => null, 'referrals' => [], 'balance_cents' => 0, 'history' => null]],
            'balance_cents' => 1250,
            'history' => null,
        ], self::propsIn($page));
    }

    public function test_properties_may_be_deferred_at_every_depth(): void
    {
        $defer = static fn () => Inertia::defer(fn (): array => ['opened'], 'history');
        $client = new ClientData(5, referrals: [new ClientData(6, history: $defer())], history: $defer());

        $page = $this->pageWith($client);
        $this->assertArrayNotHasKey('history', $page['props']);
        $this->assertSame(['history' => ['referrals.0.history', 'history']], $page['deferredProps']);

        $this->assertSame(['history' => ['opened']], self::propsIn($this->partialPageWith($client, only: 'history')));
        $this->assertSame(
            ['referrals' => [['history' => ['opened']]]],
            self::propsIn($this->partialPageWith($client, only: 'referrals.0.history')),
        );
    }

    public function test_a_partial_visit_selects_single_properties_and_calls_no_other_closure(): void
    {
        $client = new ClientData(5, balance_cents: fn (): int => 1250, history: fn () => $this->fail('The history was not requested.'));

        $page = $this->partialPageWith(['client' => $client, 'other' => 1], only: 'client.balance_cents');

        $this->assertSame(['client' => ['balance_cents' => 1250]], self::propsIn($page));
    }

    public function test_a_data_object_that_a_closure_computes_is_sent_whole(): void
    {
        $page = $this->partialPageWith(['client' => fn (): ClientData => new ClientData(5)], only: 'client.id');

        $this->assertSame(['id', 'page', 'created_at', 'referrals', 'balance_cents', 'history'], array_keys($page['props']['client']));
    }

    public function test_values_are_written_as_the_browser_reads_them(): void
    {
        $page = $this->pageWith([
            'enum' => NamedPage::Index,
            'unvalued' => [UnvaluedPage::Dashboard],
            'moment' => new DateTimeImmutable('2026-06-30 10:00:00', new DateTimeZone('Australia/Perth')),
            'json' => new class implements JsonSerializable
            {
                /** @return array<string, mixed> */
                public function jsonSerialize(): array
                {
                    return ['at' => CarbonImmutable::parse('2026-01-01T00:00:00Z')];
                }
            },
        ]);

        $this->assertSame([
            'enum' => 'Clients/Index',
            'unvalued' => ['Dashboard'],
            'moment' => '2026-06-30T02:00:00Z',
            'json' => ['at' => '2026-01-01T00:00:00Z'],
        ], self::propsIn($page));
    }

    public function test_a_data_object_without_properties_stays_an_object(): void
    {
        $this->routeToPage(['nothing' => new NoData]);

        $this->assertStringContainsString('"nothing":{}', (string) $this->visit()->getContent());
    }
}
