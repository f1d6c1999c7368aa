<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\Inertia;
use App\Inertia\Support\Header;
use Illuminate\Support\Facades\Exceptions;
use RuntimeException;
use Tests\Feature\Inertia\Support\InertiaTestCase;

final class DeferredPropsTest extends InertiaTestCase
{
    public function test_deferred_props_are_announced_by_group_and_not_evaluated(): void
    {
        $never = fn () => $this->fail('Too early.');

        $page = $this->pageWith(['a' => 1, 'b' => Inertia::defer($never), 'c' => Inertia::defer($never, 'slow'), 'd' => Inertia::defer($never, 'slow')]);

        $this->assertSame(['a' => 1], self::propsIn($page));
        $this->assertSame(['default' => ['b'], 'slow' => ['c', 'd']], $page['deferredProps']);
    }

    public function test_a_document_announces_deferred_props_as_well(): void
    {
        $this->routeToPage(['b' => Inertia::defer(fn (): int => 2)]);

        $this->assertSame(['default' => ['b']], $this->get('/test-page')->inertiaPage()['deferredProps']);
    }

    public function test_a_group_is_sent_on_request_and_announces_nothing_more(): void
    {
        $page = $this->partialPageWith([
            'a' => 1, 'b' => Inertia::defer(fn (): int => 2), 'c' => Inertia::defer(fn (): int => 3, 'slow'),
        ], only: 'b');

        $this->assertSame(['b' => 2], self::propsIn($page));
        $this->assertArrayNotHasKey('deferredProps', $page);
    }

    public function test_deferred_props_are_announced_at_every_depth(): void
    {
        $props = [
            'top' => Inertia::defer(fn (): int => 1),
            'a' => ['b' => ['c' => Inertia::defer(fn (): int => 2), 'd' => 3]],
            'e' => fn (): array => ['f' => Inertia::defer(fn (): int => 4)],
        ];

        $page = $this->pageWith($props);

        $this->assertSame(['a' => ['b' => ['d' => 3]], 'e' => []], self::propsIn($page));
        $this->assertSame(['default' => ['top', 'a.b.c', 'e.f']], $page['deferredProps']);
        $this->assertSame(
            ['a' => ['b' => ['c' => 2]], 'e' => ['f' => 4]],
            self::propsIn($this->partialPageWith($props, only: 'a.b.c,e.f')),
        );
    }

    public function test_a_closure_may_return_a_deferred_prop(): void
    {
        $props = ['b' => fn () => Inertia::defer(fn (): int => 2, 'slow')];

        $page = $this->pageWith($props);

        $this->assertSame([], self::propsIn($page));
        $this->assertSame(['slow' => ['b']], $page['deferredProps']);
        $this->assertSame(['b' => 2], self::propsIn($this->partialPageWith($props, only: 'b')));
    }

    public function test_a_closure_may_return_an_optional_prop(): void
    {
        $this->assertSame([], self::propsIn($this->pageWith(['b' => fn () => Inertia::optional(fn () => $this->fail('Not asked for.'))])));
    }

    public function test_a_rescued_prop_is_reported_and_left_out(): void
    {
        Exceptions::fake();

        $page = $this->partialPageWith([
            'a' => 1, 'b' => Inertia::defer(fn () => throw new RuntimeException('The bank does not answer.'), rescue: true),
        ]);

        $this->assertSame(['a' => 1], self::propsIn($page));
        $this->assertSame(['b'], $page['rescuedProps']);
        Exceptions::assertReported(RuntimeException::class);
    }

    public function test_failure_below_a_rescued_prop_removes_its_labels(): void
    {
        Exceptions::fake();

        $page = $this->partialPageWith(['b' => Inertia::defer(fn (): array => [
            'list' => Inertia::merge([1]), 'broken' => fn () => throw new RuntimeException('Late.'),
        ])->merge()->rescue()]);

        $this->assertSame(['b'], $page['rescuedProps']);
        $this->assertArrayNotHasKey('mergeProps', $page);
    }

    public function test_a_failure_without_rescue_fails_the_request(): void
    {
        $this->routeToPage(['b' => Inertia::defer(fn () => throw new RuntimeException('The bank does not answer.'))]);
        $this->withoutExceptionHandling();
        $this->expectExceptionMessage('The bank does not answer.');

        $this->visit(headers: [Header::PARTIAL_COMPONENT => self::COMPONENT, Header::PARTIAL_ONLY => 'b']);
    }

    public function test_deferred_merge_prop_is_labelled_in_both_replies(): void
    {
        $props = ['rows' => Inertia::defer(fn (): array => [['id' => 1]])->append('data', matchOn: 'id')];

        foreach ([$this->pageWith($props), $this->partialPageWith($props, only: 'rows')] as $page) {
            $this->assertSame(['rows.data'], $page['mergeProps']);
            $this->assertSame(['rows.data.id'], $page['matchPropsOn']);
        }
    }
}
