<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\Inertia;
use App\Inertia\Support\Header;
use Illuminate\Support\Carbon;
use Tests\Feature\Inertia\Support\InertiaTestCase;

final class OncePropsTest extends InertiaTestCase
{
    public function test_a_once_prop_is_sent_and_announced_at_first(): void
    {
        $page = $this->pageWith(['states' => Inertia::once(fn (): array => ['NSW'])]);

        $this->assertSame(['states' => ['NSW']], self::propsIn($page));
        $this->assertSame(['states' => ['prop' => 'states', 'expiresAt' => null]], $page['onceProps']);
    }

    public function test_once_prop_that_the_client_has_is_announced_but_not_evaluated(): void
    {
        $page = $this->pageWith(
            ['a' => 1, 'states' => Inertia::once(fn () => $this->fail('Held already.'))],
            [Header::EXCEPT_ONCE_PROPS => 'other,states'],
        );

        $this->assertSame(['a' => 1], self::propsIn($page));
        $this->assertSame(['states' => ['prop' => 'states', 'expiresAt' => null]], $page['onceProps']);
    }

    public function test_once_prop_can_have_its_own_key(): void
    {
        $props = ['list' => ['states' => Inertia::once(fn (): array => ['NSW'])->as('au-states')]];

        $page = $this->pageWith($props);
        $this->assertSame([
            'au-states' => ['prop' => 'list.states', 'expiresAt' => null],
        ], $page['onceProps']);

        $held = $this->pageWith($props, [Header::EXCEPT_ONCE_PROPS => 'au-states']);
        $this->assertSame(['list' => []], self::propsIn($held));
    }

    public function test_once_prop_can_expire(): void
    {
        Carbon::setTestNow('2026-11-20T10:00:00Z');
        $tenSecondsLater = Carbon::parse('2026-11-20T10:00:10Z')->getTimestampMs();

        $page = $this->pageWith([
            'seconds' => Inertia::once(fn (): int => 1)->until(10),
        ]);

        $this->assertSame([$tenSecondsLater], array_column((array) $page['onceProps'], 'expiresAt'));
    }

    public function test_requested_once_prop_is_sent_although_the_client_has_it(): void
    {
        $page = $this->partialPageWith(
            ['a' => 1, 'states' => Inertia::once(fn (): array => ['WA'])],
            only: 'states',
            headers: [Header::EXCEPT_ONCE_PROPS => 'states'],
        );

        $this->assertSame(['states' => ['WA']], self::propsIn($page));
        $this->assertSame(['states' => ['prop' => 'states', 'expiresAt' => null]], $page['onceProps']);
    }

    public function test_document_always_contains_once_props(): void
    {
        $this->routeToPage(['states' => Inertia::once(fn (): array => ['WA'])]);

        $this->assertSame(['WA'], $this->get('/test-page', [Header::EXCEPT_ONCE_PROPS => 'states'])->inertiaProps('states'));
    }
}
