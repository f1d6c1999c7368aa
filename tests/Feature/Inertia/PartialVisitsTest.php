<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\Inertia;
use App\Inertia\Support\Header;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Feature\Inertia\Support\InertiaTestCase;

final class PartialVisitsTest extends InertiaTestCase
{
    public function test_only_the_named_props_are_sent_and_evaluated(): void
    {
        $page = $this->partialPageWith(['a' => fn (): int => 1, 'b' => fn () => $this->fail('Not asked for.'), 'c' => 3], only: 'a,c');

        $this->assertSame(['a' => 1, 'c' => 3], self::propsIn($page));
    }

    public function test_excepted_props_are_neither_sent_nor_evaluated(): void
    {
        $page = $this->partialPageWith(['a' => 1, 'b' => fn () => $this->fail('Excepted.')], except: 'b');

        $this->assertSame(['a' => 1], self::propsIn($page));
    }

    public function test_only_and_except_work_together(): void
    {
        $props = ['user' => ['name' => 'Ada', 'email' => 'ada@example.com'], 'other' => 1];

        $this->assertSame(['user' => ['name' => 'Ada']], self::propsIn($this->partialPageWith($props, only: 'user', except: 'user.email')));
        $this->assertSame([], self::propsIn($this->partialPageWith($props, only: 'user', except: 'user')));
    }

    public function test_a_nested_path_selects_a_part_of_a_prop(): void
    {
        $props = ['user' => ['name' => 'Ada', 'address' => ['city' => 'Perth', 'state' => 'WA']], 'username' => 'ada'];

        $page = $this->partialPageWith($props, only: 'user.address.city');

        $this->assertSame(['user' => ['address' => ['city' => 'Perth']]], self::propsIn($page));
    }

    public function test_a_nested_path_removes_a_part_of_a_prop(): void
    {
        $props = ['user' => ['name' => 'Ada', 'email' => 'ada@example.com', 'emails' => 2], 'b' => 1];

        $page = $this->partialPageWith($props, except: 'user.email');

        $this->assertSame(['user' => ['name' => 'Ada', 'emails' => 2], 'b' => 1], self::propsIn($page));
    }

    public function test_value_of_a_closure_is_sent_whole(): void
    {
        $page = $this->partialPageWith(['user' => fn (): array => ['name' => 'Ada', 'age' => 36]], only: 'user.name');

        $this->assertSame(['user' => ['name' => 'Ada', 'age' => 36]], self::propsIn($page));
    }

    public function test_unknown_paths_are_absent_instead_of_null(): void
    {
        $this->assertSame([], self::propsIn($this->partialPageWith(['a' => 1], only: 'missing,also.missing')));
    }

    public function test_empty_entries_and_empty_lists_mean_nothing(): void
    {
        $this->assertSame(['a' => 1], self::propsIn($this->partialPageWith(['a' => 1, 'b' => 2], only: ',a,,')));
        $this->assertSame(['a' => 1, 'b' => 2], self::propsIn($this->partialPageWith(['a' => 1, 'b' => 2], only: ',')));
    }

    public function test_a_partial_visit_for_another_component_is_a_full_one(): void
    {
        $page = $this->pageWith(['a' => 1, 'b' => Inertia::optional(fn (): int => 2)], [
            Header::PARTIAL_COMPONENT => 'Other/Page', Header::PARTIAL_ONLY => 'b',
        ]);

        $this->assertSame(['a' => 1], self::propsIn($page));
    }

    public function test_a_document_can_be_partial_too(): void
    {
        $this->routeToPage(['a' => 1, 'b' => 2]);

        $response = $this->get('/test-page', [Header::PARTIAL_COMPONENT => self::COMPONENT, Header::PARTIAL_ONLY => 'b']);

        $this->assertSame(['b' => 2], self::propsIn($response->inertiaPage()));
    }

    #[TestWith([''])]
    #[TestWith(['data.0'])]
    public function test_always_props_are_sent_on_every_partial_visit(string $except): void
    {
        $page = $this->partialPageWith(['a' => 1, 'always' => Inertia::always(fn (): array => ['x' => 2])], only: 'a', except: 'always,'.$except);

        $this->assertSame(['a' => 1, 'always' => ['x' => 2]], self::propsIn($page));
    }

    public function test_a_nested_always_prop_is_sent_when_its_container_is_reached(): void
    {
        $props = ['auth' => ['user' => 'Ada', 'time' => Inertia::always(fn (): int => 9)], 'a' => 1];

        $this->assertSame(['auth' => ['user' => 'Ada', 'time' => 9]], self::propsIn($this->partialPageWith($props, only: 'auth.user')));
        $this->assertSame(['a' => 1], self::propsIn($this->partialPageWith($props, only: 'a')));
    }

    public function test_optional_props_are_evaluated_only_on_request(): void
    {
        $ran = 0;
        $props = ['a' => 1, 'more' => Inertia::optional(function () use (&$ran): string {
            $ran++;

            return 'more';
        })];

        $this->assertSame(['a' => 1], self::propsIn($this->pageWith($props)));
        $this->assertSame(0, $ran);
        $this->assertSame(['more' => 'more'], self::propsIn($this->partialPageWith($props, only: 'more')));
        $this->assertSame(1, $ran);
    }

    public function test_a_visit_with_exceptions_only_selects_optional_and_deferred_props(): void
    {
        $props = [
            'a' => 1,
            'optional' => Inertia::optional(fn (): int => 2),
            'deferred' => Inertia::defer(fn (): int => 3),
            'excepted' => Inertia::optional(fn () => $this->fail('Excepted.')),
        ];

        $page = $this->partialPageWith($props, except: 'a,excepted');

        $this->assertSame(['optional' => 2, 'deferred' => 3], self::propsIn($page));
    }

    public function test_optional_props_inside_lists_are_left_out_and_found_by_their_path(): void
    {
        $props = ['rows' => [
            ['id' => 1, 'notes' => Inertia::optional(fn (): string => 'first')],
            ['id' => 2, 'notes' => Inertia::optional(fn (): string => 'second')],
        ]];

        $this->assertSame(['rows' => [['id' => 1], ['id' => 2]]], self::propsIn($this->pageWith($props)));
        $this->assertSame(['rows' => [1 => ['notes' => 'second']]], self::propsIn($this->partialPageWith($props, only: 'rows.1.notes')));
    }
}
