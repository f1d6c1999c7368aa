<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\Inertia;
use App\Inertia\ProvidesScrollMetadata;
use App\Inertia\ScrollMetadata;
use App\Inertia\Support\Header;
use Illuminate\Http\Resources\Json\JsonResource;
use Illuminate\Pagination\Cursor;
use Illuminate\Pagination\CursorPaginator;
use Illuminate\Pagination\LengthAwarePaginator;
use Illuminate\Pagination\Paginator;
use InvalidArgumentException;
use Tests\Feature\Inertia\Support\InertiaTestCase;

final class ScrollPropsTest extends InertiaTestCase
{
    private const ROWS = [['id' => 3], ['id' => 4], ['id' => 5]];

    public function test_simple_paginator_sends_its_pages(): void
    {
        $page = $this->pageWith(['rows' => Inertia::scroll(new Paginator(self::ROWS, 2, 2, ['pageName' => 'p']))]);

        $this->assertSame(['pageName' => 'p', 'previousPage' => 1, 'nextPage' => 3, 'currentPage' => 2, 'reset' => false], $page['scrollProps']['rows']);
        $this->assertSame(['rows.data'], $page['mergeProps']);
    }

    public function test_length_aware_paginator_sends_its_pages_with_explicit_nulls(): void
    {
        $page = $this->pageWith(['rows' => Inertia::scroll(fn () => new LengthAwarePaginator(self::ROWS, 3, 3, 1))]);

        $this->assertSame(['pageName' => 'page', 'previousPage' => null, 'nextPage' => null, 'currentPage' => 1, 'reset' => false], $page['scrollProps']['rows']);
        $this->assertSame(self::ROWS, $page['props']['rows']['data']);
    }

    public function test_cursor_paginator_sends_its_cursors(): void
    {
        $cursor = new Cursor(['id' => 2]);

        $page = $this->pageWith(['rows' => Inertia::scroll(fn () => new CursorPaginator(self::ROWS, 2, $cursor, ['parameters' => ['id'], 'cursorName' => 'after']))]);

        $this->assertSame([
            'pageName' => 'after',
            'previousPage' => (new Cursor(['id' => 3], false))->encode(),
            'nextPage' => (new Cursor(['id' => 4]))->encode(),
            'currentPage' => $cursor->encode(),
            'reset' => false,
        ], $page['scrollProps']['rows']);
    }

    public function test_the_first_page_of_cursors_is_the_first_page(): void
    {
        $page = $this->pageWith(['rows' => Inertia::scroll(new CursorPaginator(self::ROWS, 2, null, ['parameters' => ['id']]))]);

        $this->assertSame(1, $page['scrollProps']['rows']['currentPage']);
        $this->assertNull($page['scrollProps']['rows']['previousPage']);
    }

    public function test_resource_collection_sends_the_pages_of_its_paginator(): void
    {
        $page = $this->pageWith(['rows' => Inertia::scroll(fn () => JsonResource::collection(new LengthAwarePaginator(self::ROWS, 9, 3, 2)))]);

        $this->assertSame(3, $page['scrollProps']['rows']['nextPage']);
        $this->assertSame(self::ROWS, $page['props']['rows']['data']);
    }

    public function test_the_metadata_may_be_given(): void
    {
        $given = new ScrollMetadata('before', nextPage: 'abc');

        $page = $this->pageWith([
            'object' => Inertia::scroll(['items' => [1]], 'items', $given),
            'callback' => Inertia::scroll(['data' => [1]], metadata: fn (array $value): ProvidesScrollMetadata => new ScrollMetadata('n', currentPage: count($value['data']))),
        ]);

        $this->assertSame(['pageName' => 'before', 'previousPage' => null, 'nextPage' => 'abc', 'currentPage' => null, 'reset' => false], $page['scrollProps']['object']);
        $this->assertSame(1, $page['scrollProps']['callback']['currentPage']);
        $this->assertSame(['object.items', 'callback.data'], $page['mergeProps']);
    }

    public function test_a_value_without_pages_is_refused(): void
    {
        $this->expectException(InvalidArgumentException::class);

        Inertia::scroll([1, 2])->metadata();
    }

    public function test_metadata_of_another_kind_is_refused(): void
    {
        $this->expectException(InvalidArgumentException::class);

        Inertia::scroll([1, 2], metadata: fn (): string => 'page 2')->metadata();
    }

    public function test_the_value_is_queried_once(): void
    {
        $queries = 0;

        $this->pageWith(['rows' => Inertia::scroll(function () use (&$queries): Paginator {
            $queries++;

            return new Paginator(self::ROWS, 2);
        })]);

        $this->assertSame(1, $queries);
    }

    public function test_the_client_chooses_the_end_at_which_items_are_added(): void
    {
        $props = ['rows' => Inertia::scroll(new Paginator(self::ROWS, 2))];

        $up = $this->partialPageWith($props, only: 'rows', headers: [Header::INFINITE_SCROLL_MERGE_INTENT => 'prepend']);
        $this->assertSame(['rows.data'], $up['prependProps']);
        $this->assertArrayNotHasKey('mergeProps', $up);

        $down = $this->partialPageWith($props, only: 'rows', headers: [Header::INFINITE_SCROLL_MERGE_INTENT => 'append']);
        $this->assertSame(['rows.data'], $down['mergeProps']);
        $this->assertArrayNotHasKey('prependProps', $down);
    }

    public function test_a_list_without_wrapper_is_added_to_at_its_root(): void
    {
        $props = ['rows' => Inertia::scroll(self::ROWS, '', new ScrollMetadata('page'))];

        $this->assertSame(['rows'], $this->pageWith($props)['mergeProps']);
        $this->assertSame(['rows'], $this->pageWith($props, [Header::INFINITE_SCROLL_MERGE_INTENT => 'prepend'])['prependProps']);
    }

    public function test_items_may_be_matched(): void
    {
        $page = $this->pageWith(['rows' => Inertia::scroll(new Paginator(self::ROWS, 2))->matchOn('data.id')]);

        $this->assertSame(['rows.data.id'], $page['matchPropsOn']);
    }

    public function test_reset_list_is_not_merged(): void
    {
        $page = $this->partialPageWith(['rows' => Inertia::scroll(new Paginator(self::ROWS, 2))], only: 'rows', headers: [Header::RESET => 'rows']);

        $this->assertTrue($page['scrollProps']['rows']['reset']);
        $this->assertArrayNotHasKey('mergeProps', $page);
    }

    public function test_a_deferred_list_is_only_announced(): void
    {
        $props = ['rows' => Inertia::scroll(fn () => new Paginator(self::ROWS, 2))->defer('lists')];

        $page = $this->pageWith($props);
        $this->assertSame([], self::propsIn($page));
        $this->assertSame(['lists' => ['rows']], $page['deferredProps']);
        $this->assertSame(['rows.data'], $page['mergeProps']);
        $this->assertArrayNotHasKey('scrollProps', $page);

        $loaded = $this->partialPageWith($props, only: 'rows');
        $this->assertSame(2, $loaded['scrollProps']['rows']['nextPage']);
    }
}
