<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\Inertia;
use App\Inertia\Support\Header;
use DateInterval;
use Illuminate\Support\Carbon;
use Tests\Feature\Inertia\Support\InertiaTestCase;
use Tests\Feature\Inertia\Support\NamedPage;

final class OncePropsTest extends InertiaTestCase
{
    public function test_a_once_prop_is_sent_and_announced_at_first(): void
    {
        $page = $this->pageWith(['states' => Inertia::once(fn (): array => ['NSW'])]);

        $this->assertSame(['states' => ['NSW']], self::propsIn($page));
        $this->assertSame(['states' => ['prop' => 'states', 'expiresAt' => null]], $page['onceProps']);
    }

    public function test_once_prop_that_the_client_already_has_is_announced_but_not_evaluated(): void
    {
        $page = $this->pageWith(
            ['a' => 1, 'states' => Inertia::once(fn () => $this->fail('Held already.'))],
            [Header::EXCEPT_ONCE_PROPS => 'other,states'],
        );

        $this->assertSame(['a' => 1], self::propsIn($page));
        $this->assertSame(['states' => ['prop' => 'states', 'expiresAt' => null]], $page['onceProps']);
    }

    public function test_a_once_prop_may_have_its_own_key(): void
    {
        $props = ['list' => ['states' => Inertia::once(fn (): array => ['NSW'])->as('au-states')], 'page' => Inertia::once(fn (): int => 1)->as(NamedPage::Index)];

        $page = $this->pageWith($props);
        $this->assertSame([
            'au-states' => ['prop' => 'list.states', 'expiresAt' => null],
            'Clients/Index' => ['prop' => 'page', 'expiresAt' => null],
        ], $page['onceProps']);

        $held = $this->pageWith($props, [Header::EXCEPT_ONCE_PROPS => 'au-states']);
        $this->assertSame(['list' => [], 'page' => 1], self::propsIn($held));
    }

    public function test_a_once_prop_may_expire(): void
    {
        Carbon::setTestNow('2026-11-20T10:00:00Z');
        $tenSecondsLater = Carbon::parse('2026-11-20T10:00:10Z')->getTimestampMs();

        $page = $this->pageWith([
            'seconds' => Inertia::once(fn (): int => 1)->until(10),
            'interval' => Inertia::once(fn (): int => 1)->until(new DateInterval('PT10S')),
            'moment' => Inertia::once(fn (): int => 1)->until(now()->addSeconds(10)),
            'inline' => Inertia::merge([1])->once(as: 'key', until: 10),
        ]);

        $this->assertSame(array_fill(0, 4, $tenSecondsLater), array_column((array) $page['onceProps'], 'expiresAt'));
        $this->assertArrayHasKey('key', (array) $page['onceProps']);
    }

    public function test_a_fresh_once_prop_is_sent_again(): void
    {
        $page = $this->pageWith(['states' => Inertia::once(fn (): array => ['WA'])->fresh()], [Header::EXCEPT_ONCE_PROPS => 'states']);

        $this->assertSame(['states' => ['WA']], self::propsIn($page));
    }

    public function test_requested_once_prop_is_sent_again(): void
    {
        $page = $this->partialPageWith(
            ['a' => 1, 'states' => Inertia::once(fn (): array => ['WA'])],
            only: 'states',
            headers: [Header::EXCEPT_ONCE_PROPS => 'states'],
        );

        $this->assertSame(['states' => ['WA']], self::propsIn($page));
        $this->assertSame(['states' => ['prop' => 'states', 'expiresAt' => null]], $page['onceProps']);
    }

    public function test_deferred_once_prop_that_the_client_already_has_is_not_deferred_again(): void
    {
        $props = ['states' => Inertia::defer(fn (): array => ['WA'])->once()];

        $first = $this->pageWith($props);
        $this->assertSame(['default' => ['states']], $first['deferredProps']);
        $this->assertArrayHasKey('states', (array) $first['onceProps']);

        $later = $this->pageWith($props, [Header::EXCEPT_ONCE_PROPS => 'states']);
        $this->assertArrayNotHasKey('deferredProps', $later);
        $this->assertArrayHasKey('states', (array) $later['onceProps']);
    }

    public function test_an_optional_prop_may_be_kept_too(): void
    {
        $page = $this->partialPageWith(['states' => Inertia::optional(fn (): array => ['WA'])->once()], only: 'states');

        $this->assertArrayHasKey('states', (array) $page['onceProps']);
    }

    public function test_document_contains_once_props_that_the_browser_names(): void
    {
        $this->routeToPage(['states' => Inertia::once(fn (): array => ['WA'])]);

        $this->assertSame(['WA'], $this->get('/test-page', [Header::EXCEPT_ONCE_PROPS => 'states'])->inertiaProps('states'));
    }
}
